export { eraseExpert } from './applications.ts';
export { createExperts, namePlans } from './experts.ts';
export { purchaseRules } from './rules.ts';
