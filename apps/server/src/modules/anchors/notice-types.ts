import type { Link } from '@xiongmao/api/fields/links/link';
import { defineNotice, type NoticeType } from '#modules/users/index.ts';

/** A room's id is its anchor's uid. */
const toRoom = ({ uid }: { uid: number }): Link => ({ page: 'room', id: uid });

export const anchorRefused = defineNotice<{ reason: string }>('anchorRefused', 'account');
export const anchorBannedNotice = defineNotice<{ reason: string }>('anchorBanned', 'account');
export const anchorBanLifted = defineNotice('anchorBanLifted', 'account');
/** Staff ended one's broadcast. */
export const broadcastCut = defineNotice<{ title: string; reason: string }>(
  'broadcastCut',
  'account',
);
/** An anchor whom one follows, or of whose match one wanted to be reminded, is live. */
export const anchorLive = defineNotice<{ uid: number; title: string }>(
  'anchorLive',
  'follow',
  toRoom,
);
type Reserved = { uid: number; home: string; away: string };
/** What one set a reminder for begins soon. */
export const reservationSoon = defineNotice<Reserved>('reservationSoon', 'match', toRoom);
export const reservationCancelled = defineNotice<Reserved>(
  'reservationCancelled',
  'match',
  ({ uid }) => ({ page: 'anchor', id: uid }),
);

export const anchorNotices: readonly NoticeType[] = [
  anchorRefused,
  anchorBannedNotice,
  anchorBanLifted,
  broadcastCut,
  anchorLive,
  reservationSoon,
  reservationCancelled,
];
