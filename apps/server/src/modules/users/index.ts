export { eraseUser } from './erase-user.ts';
export type { NoticeName, NoticeValues } from './notice-names.ts';
export { notify } from './notices.ts';
export { portray } from './portray.ts';
export { createUsers } from './users.ts';
