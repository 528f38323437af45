export { eraseUser } from './erase-user.ts';
export { followersOf, isFollowing } from './follows/follows.ts';
export type { NoticeName, NoticeValues } from './notices/notice-names.ts';
export { notify, toldOf } from './notices/notices.ts';
export { portray } from './portray.ts';
export type { RoleGift, RoleKeeper } from './roles/give-role.ts';
export { createUsers } from './users.ts';
