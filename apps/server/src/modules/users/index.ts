export { portray } from './portray.ts';
export { createUsers } from './users.ts';
