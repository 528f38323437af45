import { z } from 'zod';

/** A page of the site, by name: where that stands, its paths know. One that they don't know leads nowhere. */
export const link = z.object({
  page: z.string(),
  id: z.int(),
  /** The id of what it stands in: of a broadcast its room, of a match its game. */
  within: z.int().optional(),
});
export type Link = z.infer<typeof link>;
