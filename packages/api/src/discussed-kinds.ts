import { z } from 'zod';
import { newsDiscussedKind } from './news/rules.ts';
import { ownDiscussedKinds } from './posts/rules.ts';
import { videoDiscussedKind } from './videos/rules.ts';

/** What can be discussed, by the domains that have it; the server's `additions.discussed` find it. */
export const discussedKinds = [
  ...ownDiscussedKinds,
  newsDiscussedKind,
  videoDiscussedKind,
] as const;
export const discussedKind = z.enum(discussedKinds);
export type DiscussedKind = z.infer<typeof discussedKind>;
