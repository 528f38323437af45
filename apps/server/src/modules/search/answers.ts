import type { CallResult } from '@xiongmao/api/call';
import { pageSize } from '@xiongmao/api/fields/page-size';
import type { searchAll } from '@xiongmao/api/search/calls';
import type { FoundKind } from '@xiongmao/api/search/rules';
import { mostListed } from '@xiongmao/api/search/rules';
import type { Found } from '@xiongmao/api/search/shapes';
import { foundBoardOf } from '#modules/matches/index.ts';
import type { Database } from '#platform/db/database.ts';
import { find, type Group, type LeaveOut } from './find/find.ts';
import type { FoundEntry } from './find/find-entries.ts';
import {
  findMatchesBetween,
  findMatchesOf,
  type MatchesAsked,
  type When,
} from './find/find-matches.ts';
import type { Searched, ShowContext } from './kinds/searched.ts';
import { fold, wordsOf } from './text/fold.ts';

interface Looking extends ShowContext {
  db: Database;
  kinds: readonly Searched[];
  /** Of what the brand has no pages nothing is found. */
  hidden: readonly FoundKind[];
  leaveOut: LeaveOut | null;
}

/** Entries of each lane that the best are taken of. */
const bestDeep = 64;
/** Whose matches are found: of what a text finds the first teams and leagues. */
const most = { teams: 6, leagues: 3 } as const;

/** The best of each kind. */
export async function answerBest(
  { db, kinds, hidden, leaveOut, now, locale }: Looking,
  text: string,
  size: number,
): Promise<Found> {
  const count = Math.max(size + 1, most.teams);
  const asked = {
    kinds: kinds.flatMap(({ kind }) => (hidden.includes(kind) ? [] : kind)),
    gameId: null,
    start: 0,
    count,
    deep: bestDeep,
  };
  const groups = await find(db, text, asked, leaveOut);
  const asking = { gameId: null, when: null, now, order: 'best', count: size + 1 } as const;
  const matches = findMatches(db, text, groups, asking);
  const named = kinds.map(async ({ kind, show }) => {
    const entries = groups.get(kind)?.entries ?? [];
    const items = entries.length > 0 ? await show(db, { now, locale }, entries.slice(0, size)) : [];
    return [kind, { items, more: entries.length > size }] as const;
  });
  const ids = await matches;
  const match = { ...(await foundBoardOf(db, ids.slice(0, size))), more: ids.length > size };
  return { match, ...Object.fromEntries(await Promise.all(named)) } as Found;
}

export interface AllAsked {
  text: string;
  kind: FoundKind;
  gameId: number | null;
  when: When | null;
  page: number;
}

/** A page of all of one kind. */
export async function answerAll(
  { db, kinds, hidden, leaveOut, now, locale }: Looking,
  { text, kind, gameId, when, page }: AllAsked,
): Promise<CallResult<typeof searchAll>> {
  const start = (page - 1) * pageSize;
  const end = start + pageSize;
  if (kind === 'match') {
    const whose = { gameId, start: 0, count: most.teams, deep: bestDeep };
    const groups = await find(db, text, { ...whose, kinds: ['team', 'league'] }, null);
    const asking = { gameId, when, now, order: 'list', count: mostListed } as const;
    const ids = await findMatches(db, text, groups, asking);
    const match = await foundBoardOf(db, ids.slice(start, end));
    return { match: { ...match, more: ids.length > end }, total: ids.length };
  }
  if (hidden.includes(kind)) return { [kind]: { items: [], more: false }, total: 0 };
  const of = kinds.find((each) => each.kind === kind)!;
  const ofGame = of.hasGame ? gameId : null;
  const asked = { kinds: [kind], gameId: ofGame, start, count: pageSize, deep: mostListed };
  const { entries, total } = (await find(db, text, asked, of.tellsAs ? leaveOut : null)).get(kind)!;
  const listed = Math.min(total, mostListed);
  const items = entries.length > 0 ? await of.show(db, { now, locale }, entries) : [];
  return { [kind]: { items, more: listed > end }, total: listed };
}

/** What the sides of a text have played and will play; where it names two, each other. */
async function findMatches(
  db: Database,
  text: string,
  groups: ReadonlyMap<FoundKind, Group>,
  asked: MatchesAsked,
): Promise<number[]> {
  const named = (['team', 'league'] as const).flatMap((kind) => groups.get(kind)?.entries ?? []);
  // What is nearly written so stands in for what is, and not beside it.
  const isAlike = named.every((entry) => entry.isAlike);
  const last = wordsOf(fold(text)).at(-1);
  const isMeant = (entry: FoundEntry) =>
    entry.isAlike === isAlike &&
    // A name of another language that only begins so names nobody: "messi" is no "Double messieurs".
    (entry.kind === 'team' || !entry.matched || wordsOf(fold(entry.matched)).includes(last!));
  const idsOf = (kind: FoundKind, count: number) =>
    named
      .flatMap((entry) => (entry.kind === kind && isMeant(entry) ? entry.id : []))
      .slice(0, count);
  const whose = { teamIds: idsOf('team', most.teams), leagueIds: idsOf('league', most.leagues) };
  const between = isAlike ? await findMatchesBetween(db, text, asked) : [];
  return between.length > 0 ? between : findMatchesOf(db, whose, asked);
}
