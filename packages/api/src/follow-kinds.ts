import { z } from 'zod';
import { userFollowKinds } from './users/rules.ts';

/** What can be followed, by the domains that have it; the server's `additions.follows` tell how it is called. */
export const followKinds = [...userFollowKinds] as const;
export const followKind = z.enum(followKinds);
export type FollowKind = z.infer<typeof followKind>;
