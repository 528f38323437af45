import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Proof, proveTeams } from '#modules/catalogue/index.ts';
import { day, int, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { isFeeds } from '../../origin.ts';
import { rankOf } from '../precedence.ts';
import { type Pair, sameByFixtures, sameInOneList } from './fixture-lists.ts';

const side = z.object({ id: int, identity: z.nullable(text), proven: z.nullable(text) });
type Side = z.output<typeof side>;

const listedRow = { season: int, source: text, date: day, home: side, away: side };
type Row = RowOf<typeof listedRow>;

/** Finds who is who by the fixture lists of the seasons of matches that stand alone; the ids of those it found out. */
export async function proveByFixtures(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const seasons = await rows(
    tx,
    { one: int, other: orNull(int) },
    sql`with one as (
        select distinct season_id from match own where id = any(${sql.param([...ids])}::int[])
          and same_as is null and also_from = '{}' and not demo and ${isFeeds(sql`own`)}
          and home_id is not null and date is not null
      )
      select one.season_id as one, other.season_id as other
      from one left join lateral (
        select o.season_id from match m
        join catalogue.team home on home.id = m.home_id
        join catalogue.team twin on twin.identity = home.identity and twin.source <> home.source
        join match o on o.home_id = twin.id and o.date = m.date and o.game_id = m.game_id
          and o.starts_at between m.starts_at - interval '1 day' and m.starts_at + interval '1 day'
          and not o.demo and ${isFeeds(sql`o`)} and o.source <> m.source
        where m.season_id = one.season_id
        group by o.season_id having count(*) > 3
      ) other on true`,
  );
  if (seasons.length === 0) return [];
  const lists = await listsOf(tx, [
    ...new Set(seasons.flatMap(({ one, other }) => [one, other ?? one])),
  ]);
  const found: number[] = [];
  const prove = async (one: Row[], other: Row[], pairs: Pair[]) => {
    const proofs = pairs.flatMap((pair) => proofsOf(one, other, pair));
    for (const { id, proven } of proofs) {
      for (const side of [...sidesOf(one), ...sidesOf(other)]) {
        if (side.id === id) Object.assign(side, { identity: proven, proven });
      }
    }
    found.push(...(await proveTeams(tx, proofs)));
  };
  for (const season of new Set(seasons.map(({ one }) => one))) {
    const list = lists.get(season) ?? [];
    await prove(list, list, sameInOneList(list.map(meetingOf)));
  }
  for (const { one, other } of seasons) {
    const [mine, theirs] = [lists.get(one) ?? [], lists.get(other ?? -1) ?? []];
    const isFuller = rankOf(mine[0]?.source ?? '') < rankOf(theirs[0]?.source ?? '');
    const [fuller, plainer] = isFuller ? [mine, theirs] : [theirs, mine];
    await prove(fuller, plainer, sameByFixtures(fuller.map(meetingOf), plainer.map(meetingOf)));
  }
  return found;
}

async function listsOf(tx: Tx, seasons: number[]): Promise<Map<number, Row[]>> {
  const toldSide = (of: 'home' | 'away') => {
    const team = sql.identifier(of);
    return sql`jsonb_build_object('id', ${team}.id, 'identity', ${team}.identity, 'proven', ${team}.proven)`;
  };
  const found = await rows(
    tx,
    listedRow,
    sql`select m.season_id as season, m.source, m.date, ${toldSide('home')} as home, ${toldSide('away')} as away
      from match m
      join catalogue.team home on home.id = m.home_id and not home.undecided
      join catalogue.team away on away.id = m.away_id and not away.undecided
      where m.season_id = any(${sql.param(seasons)}::int[]) and m.date is not null
      order by m.id`,
  );
  return Map.groupBy(found, ({ season }) => season);
}

const keyOf = ({ id, identity }: Side): string => identity ?? `#${id}`;
const meetingOf = ({ home, away, date }: Row) => ({ home: keyOf(home), away: keyOf(away), date });
const sidesOf = (list: readonly Row[]): Side[] => list.flatMap(({ home, away }) => [home, away]);

/**
 * The source that knows more has one row for a club, whatever it is called: that one takes the name of the other, and
 * once it is known gives it to those that come later. Two names in one list take the same.
 */
function proofsOf(fuller: readonly Row[], plainer: readonly Row[], [one, other]: Pair): Proof[] {
  const mine = sidesOf(fuller).filter((side) => keyOf(side) === one);
  const theirs = sidesOf(plainer).filter((side) => keyOf(side) === other);
  const isKnown = mine.some(({ proven }) => proven !== null) || other.startsWith('#');
  const [proven, named] = isKnown ? [one, theirs] : [other, mine];
  if (proven.startsWith('#')) return [];
  const sides = fuller === plainer ? [...mine, ...theirs] : named;
  return [...new Set(sides.map(({ id }) => id))].map((id) => ({ id, proven }));
}
