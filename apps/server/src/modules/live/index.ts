export { liveClaims } from './claims.ts';
export { eraseLive } from './erase-live.ts';
export { makeStreamKey } from './keys/stream-key.ts';
export { liveLedgerRules } from './ledger-rules.ts';
export { createLive } from './live.ts';
export { liveNotices } from './notice-types.ts';
export { findRoomCards } from './rooms/find-rooms.ts';
