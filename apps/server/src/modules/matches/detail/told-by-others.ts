import { gameById } from '@xiongmao/api/catalogue/games';
import { periodOrder, sports } from '@xiongmao/api/catalogue/sports';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { listOf, orNull, text } from '#platform/db/columns.ts';
import { iso } from '#platform/db/database.ts';
import { type IncidentRow, incidentRow, type MatchRow } from '../rows.ts';

/** An entry of the timeline as JSON of the database has it. */
export const entryRow = z.object({ ...incidentRow, at: orNull(text) });
type Entry = z.infer<typeof entryRow>;

/** What another source's row tells of the same match. */
export const otherRow = z.object({
  source: text,
  round: orNull(text),
  stage: orNull(text),
  group_name: orNull(text),
  venue: orNull(text),
  goals: orNull(listOf(entryRow)),
});
type Other = z.infer<typeof otherRow>;

/** Those rows as JSON, of a match `m`; null where no other tells of it. */
export const toldByOthers = sql`case when m.also_from <> '{}' then (
  select json_agg(told order by told.id) from (
    select o.id, o.source, o.round, o.stage, o.group_name, o.venue, (
      select json_agg(entry order by place, key) from incident entry
      where match_id = o.id and score_home is not null and state <> 'withdrawn') as goals
    from match o where o.same_as = m.id) told) end`;

type RoundAndVenue = Pick<MatchRow, 'round' | 'stage' | 'group_name' | 'venue'>;

/** Where a match stands in its competition and where it is played, by whoever tells. */
export function roundAndVenueOf(row: RoundAndVenue, others: readonly Other[]): RoundAndVenue {
  const told = (field: keyof RoundAndVenue) =>
    row[field] ?? others.find((other) => other[field] !== null)?.[field] ?? null;
  return {
    ...{ round: told('round'), stage: told('stage') },
    ...{ group_name: told('group_name'), venue: told('venue') },
  };
}

/** The timeline of a row, in its order. */
export const timelineOf = (entries: readonly Entry[] | null): IncidentRow[] =>
  (entries ?? []).map((entry) => ({ ...entry, at: entry.at && iso(entry.at) }));

const isGoal = ({ score_home, state }: IncidentRow): boolean =>
  score_home !== null && state !== 'withdrawn';

/** Whose goals fill a timeline that has none, and these; null where it has some, or nobody knows them. */
export function goalsOfOthers(entries: readonly IncidentRow[], others: readonly Other[]) {
  const found = entries.some(isGoal) ? undefined : others.find(({ goals }) => goals !== null);
  return found ? { source: found.source, lineups: [], incidents: timelineOf(found.goals) } : null;
}

/** A timeline with goals that another row tells of, by period and minute. */
export function joined(
  entries: readonly IncidentRow[],
  goals: readonly IncidentRow[],
  gameId: number,
): IncidentRow[] {
  if (goals.length === 0) return [...entries];
  const sport = sports[gameById(gameId)!.sport];
  const placeIn = ({ period, kind, minute, added }: IncidentRow): number[] => [
    period === null ? -1 : periodOrder(sport, period),
    { periodStart: 0, periodEnd: 2 }[kind as string] ?? 1,
    minute ?? 0,
    added ?? 0,
  ];
  return [...entries, ...goals]
    .map((entry) => ({ entry, at: placeIn(entry) }))
    .toSorted((a, b) => {
      const differing = a.at.findIndex((part, index) => part !== b.at[index]);
      return differing < 0 ? 0 : a.at[differing]! - b.at[differing]!;
    })
    .map(({ entry }, place) => ({ ...entry, place }));
}
