import { z } from 'zod';

/** A page of the site, by name: where that stands, its paths know. One that they don't know leads nowhere. */
export const link = z.object({ page: z.string(), id: z.int() });
export type Link = z.infer<typeof link>;
