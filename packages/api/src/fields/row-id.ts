import { z } from 'zod';
import { numberText } from './number-text.ts';

const highest = 2_147_483_647;

/** The id of a person, match, plan or anything else that the database numbers with an integer. */
export const rowId = z.int().min(1).max(highest);

/** The same as it stands in an address. */
export const rowIdText = numberText(rowId);

/** The number of a row behind which a list goes on: before the first, 0 or -1, from the start. */
export const afterRow = numberText(z.int().min(-1).max(highest));
