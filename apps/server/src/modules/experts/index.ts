export { expertRole } from './applications/expert-role.ts';
export { eraseExpert } from './erase-expert.ts';
export { createExperts, namePlans } from './experts.ts';
export { planLedgerRules } from './ledger-rules.ts';
