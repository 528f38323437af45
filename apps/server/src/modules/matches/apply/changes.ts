import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
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

/** Notes that matches have something of a kind, so that its tab exists; each match is written once. */
export async function raiseFlags(tx: Tx, changes: readonly Change[]): Promise<void> {
  const parts = Map.groupBy(changes, ({ matchId }) => matchId);
  const raised = [...parts].flatMap(([id, of]) => {
    const names = of.flatMap(({ part }) => flags[part] ?? []);
    return names.length > 0 ? { id, ...Object.fromEntries(names.map((name) => [name, true])) } : [];
  });
  if (raised.length === 0) return;
  const columns = Object.values(flags).map((name) => sql.identifier(name));
  const list = (column: (name: SQL) => SQL) =>
    sql.join(
      columns.map((name) => column(sql`${name}`)),
      sql`, `,
    );
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(raised)}::jsonb)
        as given(id int, ${list((name) => sql`${name} boolean`)})
    )
    update match m set (${list((name) => name)}) = (select ${list((name) => sql`m.${name} or coalesce(given.${name}, false)`)})
    from given
    where m.id = given.id
      and (${list((name) => sql`m.${name}`)}) is distinct from
        (${list((name) => sql`m.${name} or coalesce(given.${name}, false)`)})`);
}

/** More changes than this at once are told as "fetch anew" instead of one by one. */
const mostChanges = 2000;

/** Leaves changes for the next tick and wakes who ticks, both on commit. */
export async function announce(tx: Tx, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const isMuch = changes.length > mostChanges;
  const told = isMuch ? [anew, ...changes.filter(hasConsequences), ...oneOfEach(changes)] : changes;
  if (isMuch) await announceSeasons(tx, changes);
  await tx.execute(sql`
    with told as (
      insert into match_change (match_id, part, ref)
      select "matchId", part, ref
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as given("matchId" int, part text, ref text)
      where not ${isMuch} or part in ('fixture', 'state')
        or exists (select from match m where m.id = "matchId" and m.status =
          case part when 'incident' then 'live' else 'ended' end)
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

/** Of each match whose figures change one change, whatever part of it. */
function oneOfEach(changes: readonly Change[]): Change[] {
  const figured = changes.filter(({ part }) => isFigured(part) && part !== 'incident');
  return [...new Map(figured.map((change) => [change.matchId, change])).values()].filter(
    (change) => !hasConsequences(change),
  );
}

/** A match that began or is decided, or a goal in one that is live: of these others are told than who watches. */
const hasConsequences = ({ part }: Change): boolean => part === 'state' || part === 'incident';
