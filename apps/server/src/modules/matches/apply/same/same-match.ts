import { sql } from 'drizzle-orm';
import { bool, int, listOf, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { carryFixes } from '../../fixes/fix-match.ts';
import { isFeeds } from '../../origin.ts';
import type { Change } from '../changes.ts';
import { rankOf } from '../precedence.ts';
import { type Edge, groupsOf } from './groups.ts';
import { proveByFixtures } from './prove-teams.ts';

/** Another match of the same sides on the day: then the hour tells which is which. */
const again = sql`select from match again where again.id not in (m.id, o.id)
  and again.source in (m.source, o.source) and again.home_id in (m.home_id, o.home_id)
  and again.away_id in (m.away_id, o.away_id) and again.date = m.date`;

/**
 * Joins what several sources tell of one match: the same game, start and both sides, or somebody's word. Each source's
 * row stays as it was told; boards show the one that knows most, which names the others. A pair that no longer fits
 * is parted.
 */
export async function joinSameMatches(tx: Tx, ids: readonly number[]): Promise<Change[]> {
  if (ids.length === 0) return [];
  const joined = await joinMatches(tx, ids);
  const teams = await proveByFixtures(tx, ids);
  const proven = teams.length === 0 ? [] : await joinMatches(tx, await findMatchesOf(tx, teams));
  return changesOf([...joined, ...proven]);
}

/** A row that leaves the boards can't be told as a change of one that stays: who watches fetches anew. */
export const changesOf = (changed: readonly number[]): Change[] =>
  changed.length > 0 ? [{ matchId: 0, part: 'fixture', ref: null }] : [];

/** The matches of teams. */
export async function findMatchesOf(tx: Tx, teams: readonly number[]): Promise<number[]> {
  const found = await rows(
    tx,
    { id: int },
    sql`select id from match where home_id = any(${sql.param([...teams])}::int[])
      or away_id = any(${sql.param([...teams])}::int[])`,
  );
  return found.map(({ id }) => id);
}

const wordRow = { one: int, other: int, apart: bool };

/** Somebody's word on matches: that two are one, and that two are not. */
function wordsOn(tx: Tx, ids: readonly number[]): Promise<RowOf<typeof wordRow>[]> {
  const given = sql`any(${sql.param([...ids])}::int[])`;
  return rows(
    tx,
    wordRow,
    sql`select row_id as one, shown_id as other, false as apart from catalogue.link
        where kind = 'match' and ended_at is null and (row_id = ${given} or shown_id = ${given})
      union all select one_id, other_id, true from catalogue.not_same
        where kind = 'match' and (one_id = ${given} or other_id = ${given})`,
  );
}

const pairRow = { one: int, others: listOf(int) };

/** The rows that tell of the same match as each of these, by the rule. */
async function pairsOf(tx: Tx, ids: readonly number[]): Promise<Edge[]> {
  const found = await rows(
    tx,
    pairRow,
    sql`with m as materialized (
        select * from match own where id = any(${sql.param([...ids])}::int[])
          and home_id is not null and not demo and ${isFeeds(sql`own`)}
      ), same as materialized (
        select of_id, same_id from catalogue.same_teams(
          array(select home_id from m union select away_id from m))
        where same_id <> of_id
      )
      select m.id as one, jsonb_agg(o.id) as others
      from m
      join same home on home.of_id = m.home_id
      join match o on o.home_id = home.same_id and o.game_id = m.game_id and o.source <> m.source
        and not o.demo and ${isFeeds(sql`o`)}
        and o.starts_at between m.starts_at - interval '1 day' and m.starts_at + interval '1 day'
        and case when o.time_known and m.time_known then o.starts_at = m.starts_at
          or (o.date = m.date and not exists (${again})
            and o.starts_at between m.starts_at - interval '1 hour' and m.starts_at + interval '1 hour')
          else o.date = m.date end
      join same away on away.of_id = m.away_id and away.same_id = o.away_id
      group by m.id`,
  );
  return found.flatMap(({ one, others }) => others.map((other): Edge => [one, other]));
}

const heldRow = {
  id: int,
  source: text,
  sameAs: orNull(int),
  alsoFrom: listOf(text),
  hasMoved: bool,
};

/** Joins and parts matches as the rule and people's words say now; the ids of rows that are shown otherwise. */
export async function joinMatches(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const held = new Map<number, RowOf<typeof heldRow>>();
  const links: Edge[] = [];
  const notSame: Edge[] = [];
  const pairs: Edge[] = [];
  // Each with all that it is joined with, was joined with, or is to be.
  for (let next = [...new Set(ids)]; next.length > 0; ) {
    const words = await wordsOn(tx, next);
    for (const { one, other, apart } of words) (apart ? notSame : links).push([one, other]);
    const found = await pairsOf(tx, next);
    pairs.push(...found);
    const near = await rows(
      tx,
      heldRow,
      sql`select id, source, same_as as "sameAs", also_from as "alsoFrom", same_as is not null and exists (
            select from match shown where shown.id = match.same_as and shown.fixes ? 'startsAt') as "hasMoved"
        from match
        where id = any(${sql.param(next)}::int[]) or same_as = any(${sql.param(next)}::int[])`,
    );
    for (const row of near) if (next.includes(row.id)) held.set(row.id, row);
    // Whose start was fixed by hand no longer fits those that it is one with.
    for (const { id, sameAs, hasMoved } of near) if (sameAs && hasMoved) pairs.push([id, sameAs]);
    const named = [
      ...near.flatMap(({ id, sameAs }) => [id, sameAs ?? id]),
      ...words.filter(({ apart }) => !apart).flatMap(({ one, other }) => [one, other]),
      ...found.flat(),
    ];
    next = [...new Set(named)].filter((id) => !held.has(id));
  }
  const groups = groupsOf(links, pairs, notSame);
  const led = new Set(links.map(([, shown]) => shown));
  const shown = [...new Set(groups.values())].flatMap((group) => {
    const [first, ...others] = [...group]
      .map((id) => held.get(id)!)
      // Whoever somebody's word leads to goes first.
      .toSorted(
        (a, b) =>
          Number(led.has(b.id)) - Number(led.has(a.id)) ||
          rankOf(a.source) - rankOf(b.source) ||
          a.id - b.id,
      );
    const alsoFrom = others.map(({ source }) => source).sort();
    return [
      { id: first!.id, sameAs: null, alsoFrom },
      ...others.map(({ id }) => ({ id, sameAs: first!.id, alsoFrom: [] })),
    ];
  });
  const parted = [...held.values()]
    .filter(({ id, sameAs, alsoFrom }) => !groups.has(id) && (sameAs || alsoFrom.length > 0))
    .map(({ id }) => ({ id, sameAs: null, alsoFrom: [] }));
  if (shown.length + parted.length === 0) return [];
  const changed = await rows(
    tx,
    { id: int },
    sql`with given as (
        select * from jsonb_to_recordset(${JSON.stringify([...shown, ...parted])}::jsonb)
          as given(id int, "sameAs" int, "alsoFrom" jsonb)
      )
      update match set same_as = given."sameAs",
        also_from = array(select jsonb_array_elements_text(given."alsoFrom"))
      from given where match.id = given.id
        and (match.same_as, match.also_from) is distinct from
          (given."sameAs", array(select jsonb_array_elements_text(given."alsoFrom")))
      returning match.id`,
  );
  const moved = changed.map(({ id }) => id);
  await carryFixes(tx, moved);
  return moved;
}
