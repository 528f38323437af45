import type { Row } from '../contract.ts';

/** As the contract has them; a test compares. */
export const feedbackKinds = [
  'problem',
  'wish',
  'data',
  'complaint',
  'other',
] as const satisfies readonly Row<'feedback'>['kind'][];
