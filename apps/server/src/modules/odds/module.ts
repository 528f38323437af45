export { createOdds } from './odds.ts';
