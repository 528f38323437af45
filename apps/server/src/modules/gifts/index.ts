export { findGifts } from './catalogue/find-gifts.ts';
export { createGifts } from './gifts.ts';
export { giveGift } from './giving/give-gift.ts';
export { giftLedgerRules } from './ledger-rules.ts';
