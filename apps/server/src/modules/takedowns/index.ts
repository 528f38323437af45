export type { Claimable } from './claims/claimable.ts';
export {
  avatarClaims,
  claimablePictures,
  isPictureDown,
  reconsiderPictures,
} from './claims/pictures.ts';
export { eraseTakedowns } from './erase-takedowns.ts';
export { takedownNotices } from './notice-types.ts';
export { createTakedowns } from './takedowns.ts';
