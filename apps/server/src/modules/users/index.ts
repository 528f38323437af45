export { eraseUser } from './erase-user.ts';
export { followersOf, isFollowing } from './follows.ts';
export type { NoticeName, NoticeValues } from './notice-names.ts';
export { notify } from './notices.ts';
export { portray } from './portray.ts';
export type { RoleGift, RoleKeeper } from './roles/give-role.ts';
export { createUsers } from './users.ts';
