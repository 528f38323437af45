import { z } from 'zod';
import { severities } from './rules.ts';

/** Something that the operator says above every page. */
export const proclamation = z.object({
  id: z.int(),
  severity: z.enum(severities),
  text: z.string(),
  /** The locale that the text is in: the reader's, or what stands in for it. */
  locale: z.string(),
  /** A path of the site, or an https address. */
  link: z.string().nullable(),
  dismissible: z.boolean(),
});
export type Proclamation = z.infer<typeof proclamation>;
