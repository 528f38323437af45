export { createOdds } from './odds.ts';
export { oddsTellings } from './odds-tellings.ts';
