export { videoClaims } from './claims.ts';
export { eraseVideos } from './erase-videos.ts';
export { videoNotices } from './notice-types.ts';
export { findVideoCards } from './reading/video-cards.ts';
export { videoDiscussed } from './reading/video-discussed.ts';
export { createVideos } from './videos.ts';
export { moveVideo } from './writing/move-video.ts';
export { addVideo } from './writing/write-video.ts';
