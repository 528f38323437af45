export { applyOdds } from './apply/apply-odds.ts';
