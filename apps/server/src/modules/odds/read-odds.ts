import { type MatchOdds, type OddsPoint, oddsPoint, quote } from '@xiongmao/api/odds/shapes';
import { sql } from 'drizzle-orm';
import { bool, int, listOf, orNull } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { ofQuote, type QuoteKey, takenBackFrom } from './apply/thin-out.ts';

const oddsRow = { version: int, frozen: bool, quotes: listOf(quote) };

/** The markets of a match that changed after a version, and the version they stand at; null where nothing is known. */
export async function oddsSince(
  db: Database,
  matchId: number,
  since: number,
): Promise<MatchOdds | null> {
  const [found] = await preparedRows(
    db,
    'odds of a match',
    oddsRow,
    sql`select o.v as version, o.frozen_at is not null as frozen, coalesce((
        select jsonb_agg(jsonb_build_object('bookmaker', bookmaker, 'market', market, 'opening', opening,
          'current', current) order by bookmaker, market)
        from odds_quote q where q.match_id = o.match_id and q.v > ${since}), '[]') as quotes
      from odds_match o where o.match_id = ${matchId} and o.v > ${since}`,
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
export async function findPoints(db: Database, quote: QuoteKey): Promise<OddsPoint[]> {
  const found = await preparedRows(
    db,
    'history of odds',
    pointRow,
    sql`select point, ${takenBackFrom} <= at as gone from odds_point where ${ofQuote(quote)}
      order by at, version`,
  );
  return found.filter(({ gone }) => !gone).map(({ point }) => point);
}
