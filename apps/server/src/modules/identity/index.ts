export { type AccountRegistered, accountRegistered } from './account-registered.ts';
export { shortened } from './addresses.ts';
export { countAttempt, type Limit, networkOf } from './attempts.ts';
export { deviceOf } from './device.ts';
export { createIdentity, type Identity } from './identity.ts';
export { type Portrait, type Portray, toOwnUser } from './own-user.ts';
export { checkPassword, hashPassword } from './passwords.ts';
export { findAccount, isTaken, updateAccount } from './repository.ts';
export { createIdentify, endSessions } from './sessions.ts';
