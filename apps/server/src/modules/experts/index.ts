export { apply, findApplication } from './applications/apply.ts';
export { expertRole } from './applications/expert-role.ts';
export { eraseExpert } from './erase-expert.ts';
export { createExperts } from './experts.ts';
export { findExpertCards } from './find-experts.ts';
export { planLedgerRules } from './ledger-rules.ts';
export { expertMapped } from './mapped.ts';
export { expertNotices } from './notice-types.ts';
export { planReference } from './plan-reference.ts';
export { planStake } from './plan-stake.ts';
export { backfillPlan } from './plans/backfill-plan.ts';
export {
  expertWhereabouts,
  planConcealments,
  planTellings,
  planWhereabouts,
} from './plans/conceal-plans.ts';
export { findPlanCards, namePlans } from './plans/find-plans.ts';
export { publishPlan } from './plans/publish-plan.ts';
export { listStates } from './plans/states.ts';
export { postPlan } from './plans/write-plan.ts';
export { lockActiveExpert } from './policy.ts';
export { buyPlan } from './purchases/buy-plan.ts';
export { type Facts, judge } from './settlement/judge.ts';
