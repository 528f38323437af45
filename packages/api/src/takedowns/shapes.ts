import { z } from 'zod';
import { counterStates, targetKinds } from './rules.ts';

/** What was taken down of one's own, as a rights-holder asked; and what became of one's counter-notice. */
export const ownTakedown = z.object({
  id: z.int(),
  /** Who asked, and for which work. */
  claimant: z.string(),
  work: z.string(),
  targets: z.array(
    z.object({
      kind: z.enum(targetKinds),
      title: z.string(),
      /** A path of the site. */
      address: z.string(),
      /** Whether it is down now. */
      down: z.boolean(),
    }),
  ),
  reason: z.string(),
  at: z.iso.datetime(),
  counter: z.enum(['none', ...counterStates]),
  /** To the counter-notice. */
  answer: z.string().nullable(),
});
export type OwnTakedown = z.infer<typeof ownTakedown>;
