import { z } from 'zod';
import { linkKinds, linkReasons, linkRules, mostLinksAtOnce } from '../catalogue/links.ts';
import { instant } from '../fields/dates.ts';
import { numberText } from '../fields/number-text.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import { disputeRules } from './dispute-rules.ts';
import { fixables } from './fixes.ts';
import { disputedField, matchState, matchStatus, periodScore } from './shapes.ts';
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

const manage = { permission: 'manageLinks', proof: true, byOthers: true } as const;
const kind = z.enum(linkKinds);
const linked = z.object({ id: z.int(), name: z.string(), source: z.string() });
const reason = z.string().trim().min(1).max(500);

/** Rows of several sources that are shown as one, by somebody's word; those that were undone stay as history. */
export const linkResource = defineResource({
  office: 'console',
  name: 'links',
  summary: 'What is shown as one, of several sources',
  row: z.object({
    id: z.int(),
    kind,
    gameId: z.int(),
    /** What leads, and what is shown as it. */
    shown: linked,
    row: linked,
    /** Null where a rule did. */
    by: z.string().nullable(),
    rule: z.enum(linkRules).nullable(),
    /** Null where the rule says it. */
    because: z.string().nullable(),
    at: z.iso.datetime(),
    /** It came along with what it was shown as before. */
    along: z.boolean(),
    ended: z.boolean(),
    endedAt: z.iso.datetime().nullable(),
    endedBy: z.string().nullable(),
    /** Null where another link took its place. */
    endedReason: z.string().nullable(),
  }),
  actions: { list: listed.list, get: listed.list, create: manage, update: manage },
  filters: z.object({
    q,
    gameId,
    kind: kind.optional(),
    open: z.enum(['true', 'false']).optional(),
    made: z.enum(['hand', 'rule']).optional(),
    /** All of a row's, whichever end it is. */
    rowId: rowIdText.optional(),
  }),
  sortable: ['-at', 'at', 'id'],
  create: z.strictObject({ kind, shownId: rowId, rowId, reason }),
  createMost: mostLinksAtOnce,
  update: z.strictObject({ ended: z.literal(true), reason }),
  updateMost: mostLinksAtOnce,
});

const otherNames = z.array(z.string().trim().min(1).max(120)).max(20);

/** What several sources may tell of, one row of it: to lay two beside each other, and to give it other names. */
export const linkableResource = defineResource({
  office: 'console',
  name: 'linkables',
  summary: 'Teams, leagues, players and matches as sources tell of them',
  row: z.object({
    /** `<kind>-<row>`. */
    id: z.string(),
    kind,
    rowId: z.int(),
    gameId: z.int(),
    name: z.string(),
    source: z.string(),
    country: z.string().nullable(),
    /** What else it is called, by an operator's word: it is found by that, too. Matches have none. */
    aliases: z.array(z.string()),
    /** How its name is spoken, in Latin letters, a space between syllables: where pinyin has it otherwise. */
    readings: z.array(z.string()),
    startsAt: z.iso.datetime().nullable(),
    /** What it is shown as; null for itself. */
    shownAs: linked.nullable(),
    /** What is shown as it. */
    shows: z.array(linked),
    matches: z.int(),
    /** Its latest, and who played: empty in lists. */
    latest: z.array(
      z.object({ id: z.int(), name: z.string(), startsAt: z.iso.datetime().nullable() }),
    ),
    players: z.array(z.string()),
    /** Of a match, as its source tells of it. */
    league: z.string().nullable(),
    status: matchStatus.nullable(),
    score: matchState.shape.score.nullable(),
  }),
  actions: { list: listed.list, get: listed.list, update: { permission: 'manageNames' } },
  filters: z.object({ q, gameId, kind: kind.optional() }),
  sortable: ['name', '-name', 'id'],
  volatile: [
    ...([
      'name',
      'country',
      'startsAt',
      'shownAs',
      'shows',
      'matches',
      'latest',
      'players',
    ] as const),
    ...(['league', 'status', 'score'] as const),
  ],
  update: z.strictObject({ aliases: otherNames, readings: otherNames }),
});

/** Two rows of different sources that may be one, as rules find them; until somebody says that they are, or are not. */
export const linkCandidateResource = defineResource({
  office: 'console',
  name: 'link-candidates',
  summary: 'What may be one, of several sources',
  row: z.object({
    /** `<kind>-<row>-<row>`. */
    id: z.string(),
    kind,
    gameId: z.int(),
    one: linked,
    other: linked,
    /** How likely it is, of 100. */
    score: z.int(),
    /** Why, each as often as `count` tells. */
    reasons: z.array(z.object({ why: z.enum(linkReasons), count: z.int().nullable() })),
    /** Somebody said that they are not the same, and why. */
    dismissed: z.boolean(),
    because: z.string().nullable(),
    /** They are shown as one by now: by links, or matches by their sides and time. */
    merged: z.boolean(),
    /** The links, as they stand, by which either is shown as another: by way of a third, too. */
    links: z.array(z.object({ id: z.int(), rowId: z.int(), shownId: z.int() })),
  }),
  actions: { list: listed.list, get: listed.list, update: manage },
  filters: z.object({
    q,
    gameId,
    kind: kind.optional(),
    dismissed: z.enum(['true']).optional(),
    /** Only what comes behind a pair where the likeliest come first: its score and the ids of its two. */
    after: z
      .string()
      .regex(/^\d{1,3}(-\d{1,9}){2}$/)
      .optional(),
    score_gte: numberText(z.int().min(0).max(100)).optional(),
  }),
  sortable: ['-score', 'score', 'id'],
  update: z.strictObject({ dismissed: z.literal(true), reason }),
});

const { score, winner } = matchState.shape;
const periodFix = periodScore.pick({ key: true, home: true, away: true, winner: true });
const toldOf = {
  startsAt: z.iso.datetime().nullable(),
  timeKnown: z.boolean(),
  status: matchStatus,
  score,
  periods: z.array(periodFix),
  winner,
};

/** Matches as they are shown, beside what each source says; what is wrong is fixed by hand, until it is released. */
export const deskMatchResource = defineResource({
  office: 'console',
  name: 'desk-matches',
  summary: 'Matches as they are shown, and what their sources say',
  row: z.object({
    id: z.int(),
    gameId: z.int(),
    league: z.object({ name: z.string() }),
    /** Null in a lobby, which has no sides and no score. */
    home: z.object({ name: z.string() }).nullable(),
    away: z.object({ name: z.string() }).nullable(),
    ...toldOf,
    disputed: z.array(disputedField),
    /** What was fixed by hand, by whom and why. */
    fixes: z.array(
      z.object({
        field: z.enum(fixables),
        by: z.string(),
        reason: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    /** What is said, the source whose row is shown first. */
    sources: z.array(
      z.object({ id: z.int(), source: z.string(), heardAt: z.iso.datetime(), ...toldOf }),
    ),
  }),
  actions: {
    list: { permission: 'readMatches' },
    get: { permission: 'readMatches' },
    update: { permission: 'fixMatches', proof: true, byOthers: true },
  },
  filters: z.object({
    /** Part of a team's or league's name, or the match's number. */
    q,
    gameId,
    status: matchStatus.optional(),
    fixed: z.enum(['true']).optional(),
    startsAt_gte: z.string().max(40).optional(),
    startsAt_lte: z.string().max(40).optional(),
  }),
  sortable: ['-startsAt', 'startsAt', 'id'],
  /** All that feeds change: two who fix the same get in each other's way, a goal does not. */
  volatile: [...Object.keys(toldOf), 'league', 'home', 'away', 'disputed', 'sources'],
  update: z.strictObject({
    fix: z
      .strictObject({
        score: z.strictObject({
          score: scorePair,
          periods: z.array(periodFix).max(60),
          winner,
        }),
        status: matchStatus,
        startsAt: instant,
      })
      .partial()
      .optional(),
    /** What the sources rule again. */
    release: z.array(z.enum(fixables)).max(fixables.length).optional(),
    reason,
  }),
});
