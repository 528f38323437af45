import { defineEvent } from '#platform/jobs.ts';
import type { ChangedPart } from '../table.ts';

/** What is known of matches that are decided has changed: how they ended, who played, what was counted. */
export const resultTold = defineEvent<{ matchIds: number[] }>('result-told');

/** The parts of a match that figures are made of. */
export const isFigured = (part: ChangedPart): boolean =>
  /^(fixture|state|incident|lineup|statistics|sheet)$/.test(part);
