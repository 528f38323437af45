import { z } from 'zod';

/** `highlight`: a moment, or some of them. `playback`: the whole match again. */
export const linkKinds = ['highlight', 'playback'] as const;

/** A video elsewhere. */
export const matchLink = z.object({
  kind: z.enum(linkKinds),
  title: z.string().trim().min(1).max(160),
  url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500),
  seconds: z.int().min(1).max(100_000).nullish(),
  /** When it was published. */
  at: z.iso.datetime({ offset: true }).nullish(),
  /** The key of the entry of the timeline that it shows. */
  incident: z.string().max(120).nullish(),
});
export type MatchLink = z.infer<typeof matchLink>;

/** As fans get it: without a title where that would tell what they don't want told. */
export const shownLink = matchLink.extend({ title: z.string() });
