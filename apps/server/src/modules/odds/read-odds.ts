import { type OddsPoint, oddsPoint, type Quote, quote } from '@xiongmao/api/odds/shapes';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#modules/matches/index.ts';
import { bool, int, listOf, orNull, type RowOf } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { takenBackFrom } from './apply/thin-out.ts';

/** The quotes of a match: those that sources have of its rows. Of two that tell of one market, whose opening is earlier. */
const quotesOf = (matchId: number) => sql`(
  select distinct on (bookmaker, market) * from odds_quote
  where match_id = any(${rowsOf(matchId)}) order by bookmaker, market, opening ->> 'at', match_id)`;

const oddsRow = { version: int, frozen: bool, quotes: listOf(quote), matchIds: listOf(int) };

/**
 * The markets of a match that changed after a version, the version they stand at, and of which rows; null where nothing is
 * known.
 */
export async function oddsSince(
  db: Database,
  matchId: number,
  since: number,
): Promise<RowOf<typeof oddsRow> | null> {
  const [found] = await preparedRows(
    db,
    'odds of a match',
    oddsRow,
    sql`select max(o.v) as version, bool_or(o.frozen_at is not null) as frozen, ${rowsOf(matchId)} as "matchIds",
        coalesce((
          select jsonb_agg(jsonb_build_object('bookmaker', bookmaker, 'market', market, 'opening', opening,
            'current', current) order by bookmaker, market)
          from ${quotesOf(matchId)} q where q.v > ${since}), '[]') as quotes
      from odds_match o where o.match_id = any(${rowsOf(matchId)}) having max(o.v) > ${since}`,
  );
  return found ?? null;
}

const matchRow = { shown: int };

/** The match whose odds are asked for: the one that is shown for it; throws unknownMatch. */
export async function shownMatch(db: Database, matchId: number): Promise<number> {
  const [found] = await preparedRows(
    db,
    'match of odds',
    matchRow,
    sql`select coalesce(same_as, id) as shown from matches.match where id = ${matchId}`,
  );
  if (!found) throw new CodedError('unknownMatch');
  return found.shown;
}

const pointRow = { point: oddsPoint, gone: orNull(bool) };

/** How a market moved, the opening first. */
export async function findPoints(
  db: Database,
  matchId: number,
  { bookmaker, market }: Pick<Quote, 'bookmaker' | 'market'>,
): Promise<OddsPoint[]> {
  const found = await preparedRows(
    db,
    'history of odds',
    pointRow,
    sql`select p.point, ${takenBackFrom} <= p.at as gone
      from ${quotesOf(matchId)} q join odds_point p using (match_id, bookmaker, market)
      where bookmaker = ${bookmaker} and market = ${market} order by p.at, p.version`,
  );
  return found.filter(({ gone }) => !gone).map(({ point }) => point);
}
