import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { isFigured } from '../live/result-told.ts';
import type { ChangedPart } from '../table.ts';

/** Something that changed, to be told at the next tick. `ref` as in `match_change`. */
export interface Change {
  matchId: number;
  part: ChangedPart;
  ref: string | null;
}

/**
 * What a change of state turned a match into, as `match_change` carries it; `agreed`: its result is in dispute
 * no more.
 */
export const turn = z.enum(['begun', 'ended', 'agreed']);
export type Turn = z.output<typeof turn>;

const flags: Partial<Record<ChangedPart, string>> = {
  incident: 'has_incidents',
  lineup: 'has_lineups',
  statistics: 'has_statistics',
  actions: 'has_actions',
  sheet: 'has_sheet',
  absences: 'has_absences',
  links: 'has_links',
};

/** The columns of all flags, each as it stands in a list. */
export const flagColumns = (column: (name: SQL) => SQL): SQL =>
  sql.join(
    Object.values(flags).map((name) => column(sql`${sql.identifier(name)}`)),
    sql`, `,
  );

/** The columns of flags that parts raise. */
export const flagsOf = (parts: Iterable<ChangedPart>): Record<string, true> =>
  Object.fromEntries([...parts].flatMap((part) => (flags[part] ? [[flags[part], true]] : [])));

/** Notes that matches have something of a kind, so that its tab exists; each match is written once. */
export async function raiseFlags(tx: Tx, changes: readonly Change[]): Promise<void> {
  const parts = Map.groupBy(
    changes.filter(({ part }) => flags[part]),
    ({ matchId }) => matchId,
  );
  if (parts.size === 0) return;
  const raised = [...parts].map(([id, of]) => ({ id, ...flagsOf(of.map(({ part }) => part)) }));
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(raised)}::jsonb)
        as given(id int, ${flagColumns((name) => sql`${name} boolean`)})
    )
    update match m set (${flagColumns((name) => name)}) = (select ${flagColumns((name) => sql`m.${name} or coalesce(given.${name}, false)`)})
    from given
    where m.id = given.id
      and (${flagColumns((name) => sql`m.${name}`)}) is distinct from
        (${flagColumns((name) => sql`m.${name} or coalesce(given.${name}, false)`)})`);
}

/** More changes than this at once are told as "fetch anew" instead of one by one. */
const mostChanges = 2000;

/** Leaves changes for the next tick and wakes who ticks, both on commit. */
export async function announce(tx: Tx, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const isMuch = changes.length > mostChanges;
  const told = isMuch ? await mostOf(tx, changes) : changes;
  if (isMuch) await announceSeasons(tx, changes);
  await tx.execute(sql`
    with told as (
      insert into match_change (match_id, part, ref)
      select "matchId", part, ref
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as given("matchId" int, part text, ref text)
      where not ${isMuch} or part in ('fixture', 'state', 'incident')
        or exists (select from match m where m.id = "matchId" and m.status = 'ended')
    )
    select pg_notify('match_change', '')`);
}

/** Of each season that changes one match is named: what was worked out of it is out of date. */
async function announceSeasons(tx: Tx, changes: readonly Change[]): Promise<void> {
  const ids = [...new Set(changes.map(({ matchId }) => matchId))];
  await tx.execute(sql`
    insert into match_change (match_id, part)
    select min(id), 'fixture' from match where id = any(${sql.param(ids)}::int[]) group by season_id`);
}

const anew: Change = { matchId: 0, part: 'fixture', ref: null };

/**
 * Of many changes those of which others are told than who watches: a match that began or is decided, a goal in one that
 * is live; and of each match whose figures change one.
 */
async function mostOf(tx: Tx, changes: readonly Change[]): Promise<Change[]> {
  const scored = new Set(
    changes.flatMap(({ part, matchId }) => (part === 'incident' ? matchId : [])),
  );
  const found = await rows(
    tx,
    { id: int },
    sql`select id from match where id = any(${sql.param([...scored])}::int[]) and status = 'live'`,
  );
  const live = new Set(found.map(({ id }) => id));
  const consequent = changes.filter(
    ({ part, matchId }) => part === 'state' || (part === 'incident' && live.has(matchId)),
  );
  return [anew, ...consequent, ...oneOfEach(changes)];
}

/** Of each match whose figures change one change, whatever part of it. */
function oneOfEach(changes: readonly Change[]): Change[] {
  const figured = changes.filter(({ part }) => isFigured(part) && part !== 'incident');
  return [...new Map(figured.map((change) => [change.matchId, change])).values()].filter(
    ({ part }) => part !== 'state',
  );
}
