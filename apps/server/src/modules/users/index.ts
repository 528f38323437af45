export { eraseUser } from './erase-user.ts';
export { type FollowType, userFollows } from './follows/follow-types.ts';
export { followersOf, isFollowing } from './follows/follows.ts';
export { defineNotice, type NoticeType } from './notices/define-notice.ts';
export { userNotices } from './notices/notice-types.ts';
export { notify, toldOf } from './notices/notices.ts';
export { portray } from './portray.ts';
export type { RoleGift, RoleKeeper, RoleKeepers } from './roles/give-role.ts';
export { createUsers } from './users.ts';
