import { z } from 'zod';
import { ownDiscussedKinds } from './posts/rules.ts';

/** What can be discussed, by the domains that have it; the server's `additions.discussed` find it. */
export const discussedKinds = [...ownDiscussedKinds] as const;
export const discussedKind = z.enum(discussedKinds);
export type DiscussedKind = z.infer<typeof discussedKind>;
