export { reviewOf } from './applications/review.ts';
export { type AccountBanned, accountBanned } from './bans/account-banned.ts';
export { blocksOf, isBlocked } from './blocks/blocks.ts';
export { type BlocksChanged, blocksChanged } from './blocks/blocks-changed.ts';
export { countFile } from './count-file.ts';
export { countReport } from './count-report.ts';
export { eraseUser } from './erase-user.ts';
export { userLetters } from './feedback/feedback.ts';
export { type FollowType, userFollows } from './follows/follow-types.ts';
export { followersOf, isFollowing } from './follows/follows.ts';
export { usualFor } from './follows/occasions.ts';
export { defineNotice, type NoticeType } from './notices/define-notice.ts';
export { mail } from './notices/mail.ts';
export { userNotices } from './notices/notice-types.ts';
export {
  type Fans,
  forgetSaid,
  notify,
  notifyEach,
  notifyFans,
  toldOf,
} from './notices/notices.ts';
export { portray } from './portray.ts';
export { type Reader, readersOf } from './preferences.ts';
export { type PictureForm, pictureOf } from './profile/picture.ts';
export { ownVapid, type VapidDetails } from './push/vapid-keys.ts';
export type { RoleGift, RoleKeeper, RoleKeepers } from './roles/give-role.ts';
export { type Choices, createChoices, userCookies } from './spoilers/choices.ts';
export { createUsers } from './users.ts';
