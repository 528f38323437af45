import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Sheet, SheetKind } from '@xiongmao/api/matches/sheets/sheet';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { type ComponentType, lazy } from 'react';
import type { PanelProps } from '../panels/panel-props.ts';
import type { SheetProps } from './sheet-props.ts';

/** What shows the sheets of each kind: a chunk of its own. */
const shows: { [Kind in SheetKind]: ComponentType<SheetProps<Kind>> } = {
  boxScore: lazy(() => import('./box-score/box-score.tsx')),
  drives: lazy(() => import('./drives/drives.tsx')),
  games: lazy(() => import('./games/games.tsx')),
  heroes: lazy(() => import('./heroes/heroes.tsx')),
  rallies: lazy(() => import('./rallies/rallies.tsx')),
  rounds: lazy(() => import('./rounds/rounds.tsx')),
  scorecard: lazy(() => import('./scorecard/scorecard.tsx')),
};

/** A match's score sheet, in its sport's own form. */
export default function SheetPanel({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const { sheet } = detail;
  if (!sheet || sheet.parts.length === 0) return <EmptyState text={t('empty.sheet')} />;
  const Show = shows[sheet.kind] as ComponentType<{ detail: MatchDetail; sheet: Sheet }>;
  return <Show detail={detail} sheet={sheet} />;
}
