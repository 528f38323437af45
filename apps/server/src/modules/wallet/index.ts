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
export { type LedgerRule, proveLedger, walletLedgerRules } from './ledger/prove-ledger.ts';
export type { ReferenceType } from './ledger/references.ts';
export { yuanOf } from './money.ts';
export { portrayWithGold } from './portray.ts';
export type { Form, Gateway, Trade } from './recharge/gateway.ts';
export type { PlayGateway } from './recharge/gateways.ts';
export { notificationPath } from './recharge/notification-address.ts';
export { beginRecharge, settleTrade } from './recharge/recharge.ts';
export { type RechargePaid, rechargePaid } from './recharge/recharge-paid.ts';
export { isSigned, signForm } from './recharge/signed-form.ts';
export { createWallet, type Wallet } from './wallet.ts';
export { keepWelcomeOrigin } from './welcomes/welcome.ts';
