import { z } from 'zod';

/** The id of a person, match, plan or anything else that the database numbers with an integer. */
export const rowId = z.int().min(1).max(2_147_483_647);

/** The same as it stands in an address. */
export const rowIdText = z.coerce.number().pipe(rowId);
