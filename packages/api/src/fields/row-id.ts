import { z } from 'zod';

const highest = 2_147_483_647;

/** The id of a person, match, plan or anything else that the database numbers with an integer. */
export const rowId = z.int().min(1).max(highest);

/** The same as it stands in an address. */
export const rowIdText = z.coerce.number().pipe(rowId);

/** The number of a row behind which a list goes on: before the first, 0 or -1, from the start. */
export const afterRow = z.coerce.number().int().min(-1).max(highest);
