import type { OddsMessage } from '@xiongmao/api/feeds/messages';
import { over } from '@xiongmao/api/matches/statuses';
import type { OddsMarket } from '@xiongmao/api/odds/kinds';
import { type OddsPoint, oddsMarket } from '@xiongmao/api/odds/shapes';
import { sql } from 'drizzle-orm';
import { type MatchIds, oneOf } from '#modules/matches/index.ts';
import { bool, int, orNull, text, time } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { announceOdds, nextVersion } from './announce-odds.ts';
import { mostPoints, thinOut } from './thin-out.ts';

interface Fact {
  matchId: number;
  bookmaker: string;
  market: OddsMarket;
  version: number;
  at: string;
  point: OddsPoint;
  /** Of what comes now, the first of its market: where it says what stands already it is no point of its own. */
  first: boolean;
}

/**
 * Adds what bookmakers say, each market by its own versions. Answers the matches whose odds are others now.
 */
export async function applyOdds(
  tx: Tx,
  messages: OddsMessage[],
  ids: MatchIds,
  now: Date,
): Promise<number[]> {
  const given = factsOf(messages, ids, now);
  const matches = [...new Set(given.map(({ matchId }) => matchId))];
  const held = await rows(
    tx,
    { match_id: int, frozen_at: orNull(time), turned: bool },
    sql`insert into odds_match (match_id, frozen_at)
      select distinct held, case when m.status in ${oneOf(over)} then ${instant(now)} end
      from matches.shown_match m, unnest(array[m.id, m.shown_id]) as held
      where m.id = any(${sql.param(matches)}::int[]) order by 1
      on conflict (match_id) do update set
        frozen_at = case when excluded.frozen_at is not null
          then coalesce(odds_match.frozen_at, excluded.frozen_at) end
      returning new.match_id, new.frozen_at, old.frozen_at is distinct from new.frozen_at as turned`,
  );
  const told = new Set(held.flatMap(({ match_id, turned }) => (turned ? match_id : [])));
  const v = await nextVersion(tx);
  const frozen = new Map(held.map((row) => [row.match_id, row.frozen_at]));
  const facts = given.filter(({ matchId, at }) => at <= (frozen.get(matchId) ?? '9'));
  const changed = await rows(
    tx,
    { match_id: int, bookmaker: text, market: oddsMarket, points: int, told: bool },
    sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given("matchId" int, bookmaker text,
        market text, version bigint, at timestamptz, point jsonb, first boolean)
    ), known as (
      select given.*, first and given.version > q.version and given.at >= (q.current ->> 'at')::timestamptz
          and given.point - 'at' = q.current - 'at' as again
      from given left join odds_quote q
        on (q.match_id, q.bookmaker, q.market) = (given."matchId", given.bookmaker, given.market)
    ), added as (
      insert into odds_point (match_id, bookmaker, market, version, at, point)
      select "matchId", bookmaker, market, version, at, point from known where again is not true
      order by 1, 2, 3, 4
      on conflict do nothing
      returning *
    ), repeated as (
      update odds_quote q set version = known.version from known
      where again and (q.match_id, q.bookmaker, q.market) = (known."matchId", known.bookmaker, known.market)
        and not exists (select from added
          where (q.match_id, q.bookmaker, q.market) = (added.match_id, added.bookmaker, added.market))
    )
    insert into odds_quote as q (match_id, bookmaker, market, opening, opening_version, current,
      version, v, points)
    select newest.match_id, newest.bookmaker, newest.market, earliest.point, earliest.version,
      newest.point, newest.version, ${v}, newest.points
    from (select distinct on (match_id, bookmaker, market) *,
        count(*) over (partition by match_id, bookmaker, market) as points
      from added order by match_id, bookmaker, market, version desc) newest
    join (select distinct on (match_id, bookmaker, market) *
      from added order by match_id, bookmaker, market, at, version desc) earliest
      using (match_id, bookmaker, market)
    order by 1, 2, 3
    on conflict (match_id, bookmaker, market) do update set
      current = case when excluded.version > q.version then excluded.current else q.current end,
      version = greatest(excluded.version, q.version),
      opening = case when ${isEarlier} then excluded.opening else q.opening end,
      opening_version = case when ${isEarlier} then excluded.opening_version else q.opening_version end,
      points = q.points + excluded.points,
      v = case when excluded.version > q.version or ${isEarlier} then excluded.v else q.v end
    returning new.match_id, new.bookmaker, new.market, new.points, old.v is distinct from new.v as told`,
  );
  for (const quote of changed) if (quote.points > mostPoints) await thinOut(tx, quote);
  for (const quote of changed) if (quote.told) told.add(quote.match_id);
  await announceOdds(tx, [...told], v);
  return matches.filter((id) => told.has(id));
}

/** Of the same instant the newest version counts. */
const isEarlier = sql`((excluded.opening ->> 'at')::timestamptz, -excluded.opening_version)
  < ((q.opening ->> 'at')::timestamptz, -q.opening_version)`;

function factsOf(messages: OddsMessage[], ids: MatchIds, now: Date): Fact[] {
  const seen = new Set<string>();
  return messages
    .toSorted((a, b) => a.version - b.version)
    .map(({ match, version, odds }) => {
      const { bookmaker, market, prices, suspended } = odds;
      // Nobody has heard tomorrow's prices: a clock that is ahead tells them now.
      const at = new Date(Math.min(Date.parse(odds.at), now.getTime())).toISOString();
      const matchId = ids.get(match)!.id;
      const key = `${matchId} ${market} ${bookmaker}`;
      const first = !seen.has(key);
      seen.add(key);
      const line = odds.market === 'winner' ? null : odds.line;
      const point = { at, line, prices, suspended } as OddsPoint;
      return { matchId, bookmaker, market, version, at, point, first };
    });
}
