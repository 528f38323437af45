export { demoMailOf, refuseDemoAccounts } from './account/demo-accounts.ts';
export { lockAccounts } from './account/lock-accounts.ts';
export { toOwnUser } from './account/own-user.ts';
export { type AddressChanged, addressChanged } from './addresses/address-changed.ts';
export { provedFirst, rememberAddresses } from './addresses/address-memory.ts';
export { type AddressRestored, addressRestored } from './addresses/address-restored.ts';
export { shortened } from './addresses/addresses.ts';
export { mailboxOf } from './addresses/mailboxes.ts';
export { endBan, startBan } from './bans/bans.ts';
export { countAttempt, type Limit, uncountAttempt } from './codes/attempts.ts';
export { defineLetter, type LetterType } from './codes/define-letter.ts';
export { identityLetters } from './codes/letter-types.ts';
export { mailAnswer, mailLetter, mailNotice } from './codes/letters.ts';
export { oneClickPath, stopKey, stoppedBy, unsubscribePath } from './codes/stop-mails.ts';
export type {
  Agreement,
  BroughtBy,
  Erase,
  KeepOrigin,
  Leaving,
  Portrait,
  Portray,
  SignInDemo,
} from './context.ts';
export { ProviderRefused } from './errors.ts';
export { createIdentity, type Identity } from './identity.ts';
export { setFirstPassword } from './passwords/first-password.ts';
export { type PasswordChanged, passwordChanged } from './passwords/password-changed.ts';
export {
  checkPassword,
  hashPassword,
  passwordFigures,
  requireTurn,
} from './passwords/passwords.ts';
export { type Provider, thirdParty } from './providers/provider.ts';
export { type ProviderLinked, providerLinked } from './providers/provider-linked.ts';
export { type ProviderUnlinked, providerUnlinked } from './providers/provider-unlinked.ts';
export { returnAddress } from './providers/providers.ts';
export {
  type Account,
  findAccount,
  findByAddress,
  findByUsername,
  insertAccount,
  isTaken,
  requireAccount,
  updateAccount,
} from './repository.ts';
export { identityCookies } from './sessions/cookies.ts';
export { createIdentify, endedOf, endSessions, lastLanguages } from './sessions/sessions.ts';
export { socketVisitors } from './sessions/sockets.ts';
export { type AccountRegistered, accountRegistered } from './sign-in/account-registered.ts';
export { deviceOf } from './sign-in/device.ts';
export { type SignedInElsewhere, signedInElsewhere } from './sign-in/signed-in-elsewhere.ts';
