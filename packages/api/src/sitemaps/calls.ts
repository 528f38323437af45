import { z } from 'zod';
import { defineCall } from '../call.ts';
import { numberText } from '../fields/number-text.ts';
import { lastMapped, mappedKinds } from './rules.ts';

const read = { method: 'GET', effect: 'read', permission: 'public' } as const;
const mappedKind = z.enum(mappedKinds);
const nth = z.int().min(0).max(lastMapped);

export const getMapped = defineCall({
  ...read,
  path: '/sitemap/mapped',
  summary: 'Of each kind of page the ranges of ids in which something is shown',
  result: z.object({ kinds: z.array(z.object({ kind: mappedKind, ranges: z.array(nth) })) }),
});

/** Column by column: names would be most of it. */
export const getMappedRange = defineCall({
  ...read,
  path: '/sitemap/range',
  summary: 'What is shown of a kind in the n-th range of ids',
  query: z.object({ kind: mappedKind, n: numberText(nth) }),
  result: z.object({
    ids: z.array(z.int()),
    /** The game in whose address each stands; empty for a kind that has none there. */
    gameIds: z.array(z.int()),
    /** When each was last changed, in seconds; empty where the domain does not keep that. */
    changed: z.array(z.int()),
  }),
});
