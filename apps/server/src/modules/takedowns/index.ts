export type { Claimable } from './claims/claimable.ts';
export { isDown, isPictureDown } from './claims/is-down.ts';
export {
  avatarClaims,
  claimablePictures,
  reconsiderPictures,
  renamePicture,
} from './claims/pictures.ts';
export { eraseTakedowns } from './erase-takedowns.ts';
export { takedownLetters } from './letter-types.ts';
export { takedownNotices } from './notice-types.ts';
export { createTakedowns } from './takedowns.ts';
