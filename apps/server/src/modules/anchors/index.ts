export { createAnchors } from './anchors.ts';
export { anchorRole } from './applications/anchor-role.ts';
export { type Application, apply as applyAsAnchor } from './applications/apply.ts';
export { readDocument as readAnchorDocument } from './applications/documents.ts';
export { findStanding } from './applications/standing.ts';
export { banOf } from './bans/bans.ts';
export { broadcastReference, referenceOf } from './broadcast-reference.ts';
export { beginBroadcast } from './broadcasts/begin-broadcast.ts';
export {
  broadcastColumns,
  broadcastTables,
  openBroadcastOf,
  selectBroadcasts,
} from './broadcasts/broadcast-rows.ts';
export { closeBroadcast } from './broadcasts/close-broadcast.ts';
export { endBroadcast } from './broadcasts/end-broadcast.ts';
export { goOnAir } from './broadcasts/go-on-air.ts';
export { type LockedBroadcast, lockBroadcast } from './broadcasts/lock-broadcast.ts';
export { eraseAnchor } from './erase-anchor.ts';
export { anchorBanned, broadcastBegan, broadcastChanged, broadcastEnded } from './events.ts';
export { anchorMapped } from './mapped.ts';
export { anchorNotices } from './notice-types.ts';
export { requireAnchor } from './policy.ts';
export { findAnchorCards } from './profiles/find-anchors.ts';
export { reserve } from './reservations/reserve.ts';
export { joinMatch, matchColumn, matchTables } from './room-match.ts';
export { giveRights } from './settings/give-rights.ts';
export { setPicture } from './settings/set-picture.ts';
export { updateSettings } from './settings/update-settings.ts';
