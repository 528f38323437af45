import { z } from 'zod';
import { rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import { disputeRules } from './dispute-rules.ts';
import { disputedField, matchStatus } from './shapes.ts';
import { scorePair } from './sides.ts';

const gameId = rowIdText.optional();
const q = z.string().max(100).optional();
const listed = { list: { permission: 'readMatches' } } as const;

/** Matches of which what is told contradicts itself: plans on them wait, tables and form leave them out. */
export const disputedMatchResource = defineResource({
  office: 'console',
  name: 'disputed-matches',
  summary: 'Matches whose sources contradict each other',
  row: z.object({
    id: z.int(),
    gameId: z.int(),
    league: z.object({ name: z.string() }),
    /** Null in a lobby, which has no sides. */
    home: z.object({ name: z.string() }).nullable(),
    away: z.object({ name: z.string() }).nullable(),
    startsAt: z.iso.datetime().nullable(),
    status: matchStatus,
    score: scorePair.nullable(),
    source: z.string(),
    /** What is marked for fans. */
    disputed: z.array(disputedField),
    /** Why: what is wrong, and what each part says. */
    faults: z.array(
      z.object({
        field: disputedField,
        rule: z.enum(disputeRules),
        told: z.array(z.object({ of: z.string(), says: z.string() })),
      }),
    ),
  }),
  actions: listed,
  filters: z.object({
    q,
    gameId,
    field: disputedField.optional(),
    source: z.string().max(60).optional(),
  }),
  sortable: ['-startsAt', 'startsAt', 'id'],
});

const doubtfulTeam = z.object({
  id: z.int(),
  name: z.string(),
  country: z.string().nullable(),
  source: z.string(),
});

/**
 * Teams of two sources that may be one: both are told to have played the same opponent at the same time. Their
 * matches stay two, until the sources name them alike.
 */
export const doubtfulTeamResource = defineResource({
  office: 'console',
  name: 'doubtful-teams',
  summary: 'Teams of two sources that may be one',
  row: z.object({
    /** `<team>-<team>`. */
    id: z.string(),
    gameId: z.int(),
    one: doubtfulTeam,
    other: doubtfulTeam,
    /** How many matches say so, and the latest of them, as each source has it. */
    matches: z.int(),
    opponent: z.string(),
    startsAt: z.iso.datetime().nullable(),
    matchIds: z.array(z.int()).length(2),
  }),
  actions: listed,
  filters: z.object({ q, gameId }),
  sortable: ['-matches', 'matches', 'id'],
});
