import { type SQL, sql } from 'drizzle-orm';
import { statusesOf } from '#modules/matches/index.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { lanes } from '../index/weights.ts';
import { type Folded, fold } from '../text/fold.ts';
import { cut } from '../text/forms.ts';
import { last } from './find-entries.ts';

export type When = keyof typeof statusesOf;

export interface MatchesAsked {
  gameId: number | null;
  when: When | null;
  now: Date;
  /** `best`: those of the first side first, each side's nearest; `list`: what is to come of all sides, then their results. */
  order: 'best' | 'list';
  /** So many at most, the first of that order. */
  count: number;
}

/** Whose matches are looked for. */
export interface Players {
  teamIds: readonly number[];
  leagueIds: readonly number[];
}

const shown = (asked: MatchesAsked): SQL => sql`m.same_as is null
  ${asked.gameId === null ? sql`` : sql`and m.game_id = ${asked.gameId}`}
  ${asked.when === null ? sql`` : sql`and m.status in ${statusesOf[asked.when]}`}`;

/** What the text of a statement depends on. */
const nameOf = ({ gameId, when, order }: MatchesAsked): string =>
  `${when ?? 'any'}${gameId === null ? '' : ' of a game'}, ${order}`;

const isOn = sql`(status in ${statusesOf.live})`;

/**
 * Soon and lately before long to go and long ago; what is on before all. Behind them what nobody told the result of, and
 * last what nobody told the day of.
 */
const nearest = ({ now }: MatchesAsked): SQL => sql`${isOn} desc,
  (starts_at is null), (status = 'unknown'), abs(extract(epoch from starts_at - ${instant(now)})), id desc`;

/** As it is read from above: soonest first, then latest first. */
const listed = ({ now }: MatchesAsked): SQL => sql`${isOn} desc,
  (starts_at is null), (status = 'unknown'), (starts_at <= ${instant(now)}),
  abs(extract(epoch from starts_at - ${instant(now)})), id desc`;

/** The next and the last matches of teams and leagues, and those of no day: what is on before all. */
export async function findMatchesOf(
  db: Database,
  { teamIds, leagueIds }: Players,
  asked: MatchesAsked,
): Promise<number[]> {
  if (teamIds.length + leagueIds.length === 0) return [];
  const { now, count } = asked;
  const some = (
    column: SQL,
    side: SQL,
  ) => sql`(select m.id, m.starts_at, m.status from matches.match m
    where ${column} = o.row and ${shown(asked)} and ${side} limit ${count})`;
  // What has begun and is not over stands among the last.
  const next = (column: SQL) =>
    some(column, sql`m.starts_at > ${instant(now)} order by m.starts_at`);
  const past = (column: SQL, which: SQL) =>
    some(column, sql`m.starts_at <= ${instant(now)} and ${which} order by m.starts_at desc`);
  // Each apart: however many have no result, they leave room for those that have one.
  const every = (column: SQL) => sql`${next(column)}
    union all ${past(column, sql`m.status <> 'unknown'`)}
    union all ${past(column, sql`m.status = 'unknown'`)}
    union all ${some(column, sql`m.starts_at is null order by m.id desc`)}`;
  const lobbies = sql`(select m.id, m.starts_at, m.status
    from matches.lobby l join matches.match m on m.id = l.match_id
    where l.team_ids @> array[o.row] and ${shown(asked)} order by ${nearest(asked)} limit ${count})`;
  const of = (ids: readonly number[], each: SQL, columns: SQL) => sql`
    select g.place, m.* from unnest(${sql.param([...ids])}::int[]) with ordinality as g(id, place)
    cross join lateral (select ${each} as row) o cross join lateral (${columns}) m`;
  const found = await preparedRows(
    db,
    `matches of ${nameOf(asked)}`,
    { id: int },
    sql`select id from (
        select id, min(place) as place, min(starts_at) as starts_at, min(status) as status from (
          ${of(teamIds, sql`catalogue.teams_of(g.id)`, sql`${every(sql`m.home_id`)} union all ${every(sql`m.away_id`)} union all ${lobbies}`)}
          union all
          ${of(leagueIds, sql`catalogue.leagues_of(g.id)`, every(sql`m.league_id`))}
        ) each group by id
      ) m order by ${asked.order === 'list' ? listed(asked) : sql`${isOn} desc, (starts_at is null), place, ${nearest(asked)}`} limit ${count}`,
  );
  return found.map(({ id }) => id);
}

/** Ways to take a text for two sides. */
const mostSplits = 12;
/** Teams that each side may be. */
const mostTeams = 4;
const leastSide = 2;
const between = new Set(['vs', 'v', 'x', '对', '对阵']);

/** The matches of two sides that stand one after the other in a text. */
export async function findMatchesBetween(
  db: Database,
  text: string,
  asked: MatchesAsked,
): Promise<number[]> {
  const sides = splitsOf(fold(text));
  if (sides.length === 0) return [];
  const found = await preparedRows(
    db,
    `matches between ${nameOf(asked)}`,
    { id: int },
    sql`with side as (
        select q.number, f.id, row_number() over (partition by q.number order by min(l.lane), max(f.weight) desc) as place
        from unnest(${sql.param(sides.flat())}::text[]) with ordinality as q(form, number)
        cross join generate_series(0, ${lanes - 1}::int) as l(lane)
        cross join lateral (
          select s.id, s.weight from search_form s
          where s.kind = 'team' and s.lane = l.lane and s.form >= q.form and s.form < q.form || ${last}::text
          order by s.form limit ${2 * mostTeams}) f
        group by q.number, f.id
      ), rows as materialized (
        select s.number, array_agg(r) as ids from side s cross join lateral catalogue.teams_of(s.id) r
        where s.place <= ${mostTeams} group by s.number
      )
      select m.id from rows one join rows other on other.number = one.number + 1 and one.number % 2 = 1
      cross join unnest(one.ids) as team
      cross join lateral (
        select m.id, m.starts_at, m.status from matches.match m
        where m.home_id = team and m.away_id = any(other.ids) and ${shown(asked)}
        union all
        select m.id, m.starts_at, m.status from matches.match m
        where m.away_id = team and m.home_id = any(other.ids) and ${shown(asked)}
        union all
        select m.id, m.starts_at, m.status from matches.lobby l join matches.match m on m.id = l.match_id
        where l.team_ids @> array[team] and l.team_ids && other.ids and ${shown(asked)}
      ) m
      group by m.id, m.starts_at, m.status order by ${asked.order === 'list' ? listed(asked) : nearest(asked)} limit ${asked.count}`,
  );
  return found.map(({ id }) => id);
}

/** A text as two sides, wherever the one may end. */
function splitsOf({ parts }: Folded): [string, string][] {
  const texts = parts.map(({ text }) => text);
  const joined = (from: number, to: number) => texts.slice(from, to).join('');
  const told = texts.findIndex((text, at) => at > 0 && between.has(text));
  const gaps = told > 0 ? [told] : texts.map((_, at) => at).slice(1);
  return gaps
    .map((at): [string, string] => [
      cut(joined(0, at)),
      cut(joined(told > 0 ? at + 1 : at, texts.length)),
    ])
    .filter((sides) => sides.every((side) => side.length >= leastSide))
    .slice(0, mostSplits);
}
