import { z } from 'zod';
import { defineCall } from '../call.ts';
import { gameNumberText } from '../catalogue/game-number.ts';
import { numberText } from '../fields/number-text.ts';
import { page } from '../fields/pages.ts';
import { bestOfKind, longestText } from './rules.ts';
import { found, foundKind } from './shapes.ts';

const read = { effect: 'read', permission: 'public' } as const;
const text = z.string().max(longestText);

/** As one types, and the best of each kind. */
export const searchBest = defineCall({
  ...read,
  method: 'GET',
  path: '/search/best',
  summary: 'The best of each kind that a text finds: by names, other names, pinyin, with a typo',
  query: z.object({
    text,
    /** Of each kind. */
    size: numberText(z.int().min(1).max(bestOfKind.most)).default(bestOfKind.usual),
  }),
  result: found,
});

/** "See more". */
export const searchAll = defineCall({
  ...read,
  method: 'GET',
  path: '/search/all',
  summary: 'All of one kind that a text finds, by page, the first 500 of them',
  query: z.object({
    text,
    kind: foundKind,
    /** Of one game; experts, anchors and rooms are not told apart by it. */
    gameId: gameNumberText.optional(),
    /** Matches alone. */
    when: z.enum(['live', 'upcoming', 'past']).optional(),
    page,
  }),
  /** The group of the kind, and how many there are. */
  result: found.partial().extend({ total: z.int() }),
});
