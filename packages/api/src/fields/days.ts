import { z } from 'zod';

/** The last so many days, today with them: a year's at most. */
export const days = z.coerce.number().int().min(1).max(366);
