export { createAnchors } from './anchors.ts';
export { anchorRole } from './applications/anchor-role.ts';
export { type Application, apply } from './applications/apply.ts';
export { banOf } from './bans/bans.ts';
export { broadcastReference, referenceOf } from './broadcast-reference.ts';
export {
  broadcastColumns,
  broadcastTables,
  openBroadcastOf,
  selectBroadcasts,
} from './broadcasts/broadcast-rows.ts';
export { closeBroadcast } from './broadcasts/close-broadcast.ts';
export { goOnAir } from './broadcasts/go-on-air.ts';
export { type LockedBroadcast, lockBroadcast } from './broadcasts/lock-broadcast.ts';
export { eraseAnchor } from './erase-anchor.ts';
export { anchorBanned, broadcastBegan, broadcastChanged, broadcastEnded } from './events.ts';
export { anchorNotices } from './notice-types.ts';
export { requireAnchor } from './policy.ts';
export { joinMatch, matchColumn, matchTables } from './room-match.ts';
