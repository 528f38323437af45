import type { Dialogs } from '@xiongmao/articles/dialogs';
import { CardDialog } from './card-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';

/** What the tools of the editor ask for, in the studio. */
export const dialogs: Dialogs = {
  Link: LinkDialog,
  Picture: PictureDialog,
  Card: CardDialog,
  Plan: PlanDialog,
};
