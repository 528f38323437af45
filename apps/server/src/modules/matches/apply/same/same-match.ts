import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { int, listOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { Change } from '../changes.ts';
import { rankOf } from '../precedence.ts';
import { proveByFixtures } from './prove-teams.ts';

const told = z.object({ id: int, source: text, sameAs: z.nullable(int) });
const pairRow = { of: int, told: listOf(told) };

/** Another match of the same sides on the day: then the hour tells which is which. */
const again = sql`select from match again where again.id not in (m.id, o.id)
  and again.source in (m.source, o.source) and again.home_id in (m.home_id, o.home_id)
  and again.away_id in (m.away_id, o.away_id) and again.date = m.date`;

/**
 * Joins what several sources tell of one match: the same game, start and both sides. Each source's row stays as it
 * was told; boards show the one that knows most, which names the others. A pair that no longer fits is parted.
 */
export async function joinSameMatches(tx: Tx, ids: readonly number[]): Promise<Change[]> {
  if (ids.length === 0) return [];
  const joined = await join(tx, ids);
  const teams = await proveByFixtures(tx, ids);
  if (teams.length === 0) return joined;
  const theirs = await rows(
    tx,
    { id: int },
    sql`select id from match where home_id = any(${sql.param(teams)}::int[])
      or away_id = any(${sql.param(teams)}::int[])`,
  );
  return [
    ...joined,
    ...(await join(
      tx,
      theirs.map(({ id }) => id),
    )),
  ];
}

async function join(tx: Tx, ids: readonly number[]): Promise<Change[]> {
  const pairs = await rows(
    tx,
    pairRow,
    sql`select m.id as of, jsonb_agg(jsonb_build_object(
          'id', o.id, 'source', o.source, 'sameAs', o.same_as) order by o.id) as told
      from match m
      join catalogue.team home on home.id = m.home_id
      join catalogue.team away on away.id = m.away_id
      join catalogue.team other_home on other_home.identity = home.identity
      join match o on o.home_id = other_home.id and o.game_id = m.game_id
        and o.starts_at between m.starts_at - interval '1 day' and m.starts_at + interval '1 day'
        and case when o.time_known and m.time_known then o.starts_at = m.starts_at
          or (o.date = m.date and not exists (${again})
            and o.starts_at between m.starts_at - interval '1 hour' and m.starts_at + interval '1 hour')
          else o.date = m.date end
      join catalogue.team other_away on other_away.id = o.away_id and other_away.identity = away.identity
      where m.id in (
          select id from match where id = any(${sql.param([...ids])}::int[])
          union select same_as from match where id = any(${sql.param([...ids])}::int[])
          union select id from match where same_as = any(${sql.param([...ids])}::int[]))
        and not m.demo and not o.demo
        and m.source <> 'replay' and o.source <> 'replay' and (o.id = m.id or o.source <> m.source)
      group by m.id
      having count(*) > 1 or bool_or(m.same_as is not null) or bool_or(m.also_from <> '{}')`,
  );
  const links = new Map<number, { id: number; sameAs: number | null; alsoFrom: string[] }>();
  for (const { told } of pairs) {
    const [shown, ...others] = told.toSorted(
      (a, b) => rankOf(a.source) - rankOf(b.source) || a.id - b.id,
    );
    const sources = others.map(({ source }) => source).sort();
    links.set(shown!.id, { id: shown!.id, sameAs: null, alsoFrom: sources });
    for (const { id } of others) links.set(id, { id, sameAs: shown!.id, alsoFrom: [] });
  }
  if (links.size === 0) return [];
  const changed = await rows(
    tx,
    { id: int },
    sql`with given as (
        select * from jsonb_to_recordset(${JSON.stringify([...links.values()])}::jsonb)
          as given(id int, "sameAs" int, "alsoFrom" jsonb)
      )
      update match set same_as = given."sameAs",
        also_from = array(select jsonb_array_elements_text(given."alsoFrom"))
      from given where match.id = given.id
        and (match.same_as, match.also_from) is distinct from
          (given."sameAs", array(select jsonb_array_elements_text(given."alsoFrom")))
      returning match.id`,
  );
  // A row that leaves the boards can't be told as a change of one that stays: who watches fetches anew.
  return changed.length > 0 ? [{ matchId: 0, part: 'fixture', ref: null }] : [];
}
