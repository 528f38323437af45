import { z } from 'zod';
import { speaker } from '../chat/shapes.ts';

export const gift = z.object({
  id: z.int(),
  name: z.string(),
  price: z.int(),
  /** A picture, and the animation (`.svga`) where it has one: addresses below the site. */
  picture: z.string(),
  animation: z.string().nullable(),
});
export type Gift = z.infer<typeof gift>;

export const leader = z.object({
  rank: z.int(),
  user: speaker.omit({ label: true }),
  gold: z.int(),
});
