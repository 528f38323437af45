import type { Link } from '@xiongmao/api/fields/links/link';
import { defineNotice, type NoticeType } from '#modules/users/index.ts';

type Decided = { takedownId: number; reason: string };
/** To what was taken down of one's own, where one objects. */
const toTakedowns = ({ takedownId }: Decided): Link => ({ page: 'takedowns', id: takedownId });

export const takenDown = defineNotice<Decided>('takenDown', 'account', toTakedowns);
export const counterGranted = defineNotice<Decided>('counterGranted', 'account', toTakedowns);
/** Where something else keeps all or some of it from sight. */
export const counterGrantedHeld = defineNotice<Decided>(
  'counterGrantedHeld',
  'account',
  toTakedowns,
);
export const counterUpheld = defineNotice<Decided>('counterUpheld', 'account', toTakedowns);

export const takedownNotices: readonly NoticeType[] = [
  takenDown,
  counterGranted,
  counterGrantedHeld,
  counterUpheld,
];
