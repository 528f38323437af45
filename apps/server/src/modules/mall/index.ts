export { eraseMall } from './erase-mall.ts';
export { mallLedgerRules } from './ledger-rules.ts';
export { createMall } from './mall.ts';
export { mallNotices } from './notice-types.ts';
export { orderReference } from './order-reference.ts';
