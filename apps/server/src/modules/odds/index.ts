export { applyOdds } from './apply/apply-odds.ts';
export { createOdds } from './odds.ts';
