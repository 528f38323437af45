export { findGold, listReferenced } from './entries.ts';
export { NotEnoughGold } from './errors.ts';
export {
  captureHolds,
  holdGold,
  recollectHolds,
  releaseHolds,
  type Share,
  uncaptureHolds,
  welcomeCheck,
} from './holds.ts';
export { keepProof } from './keep-proof.ts';
export { accountOf, move, ownAccount, refusalOf } from './ledger.ts';
export { portrayWithGold } from './portray.ts';
export { type LedgerRule, ledgerRules, proveLedger } from './prove-ledger.ts';
export { type RechargePaid, rechargePaid } from './recharge-paid.ts';
export { createWallet, type NameReferences, type Wallet } from './wallet.ts';
export { keepWelcomeOrigin } from './welcome.ts';
