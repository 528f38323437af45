export { chatChannels } from './channels.ts';
export { type Chat, createChat } from './chat.ts';
export { eraseChat } from './erase-chat.ts';
export { chatNotices } from './moderation/notice-types.ts';
export { playheadOf } from './saying/playhead.ts';
export { sayInRoom } from './saying/say-in-room.ts';
export { findLook } from './saying/speakers.ts';
