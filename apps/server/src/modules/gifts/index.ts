export { createGifts } from './gifts.ts';
export { giftLedgerRules } from './ledger-rules.ts';
