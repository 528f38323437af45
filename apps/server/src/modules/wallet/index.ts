export { NotEnoughGold } from './errors.ts';
export { findGold, listReferenced } from './ledger/entries.ts';
export {
  captureHolds,
  holdGold,
  recollectHolds,
  releaseHolds,
  type Share,
  uncaptureHolds,
  welcomeCheck,
} from './ledger/holds.ts';
export { keepProof } from './ledger/keep-proof.ts';
export { ledgerAccountOf, move, ownAccount, refusalOf } from './ledger/ledger.ts';
export { type LedgerRule, ledgerRules, proveLedger } from './ledger/prove-ledger.ts';
export { portrayWithGold } from './portray.ts';
export { makeDemoRecharge } from './recharge/demo-recharge.ts';
export { type RechargePaid, rechargePaid } from './recharge/recharge-paid.ts';
export { createWallet, type NameReferences, type Wallet } from './wallet.ts';
export { keepWelcomeOrigin } from './welcomes/welcome.ts';
