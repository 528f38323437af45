import type { Quote } from '@xiongmao/api/odds/shapes';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

/** Points that are kept of one market: beyond them every other one of the older half goes. */
export const mostPoints = 400;

const ofQuote = ({ match_id, bookmaker, market }: QuoteKey) =>
  sql`match_id = ${match_id} and bookmaker = ${bookmaker} and market = ${market}`;
export type QuoteKey = Pick<Quote, 'bookmaker' | 'market'> & { match_id: number };

/** The earliest instant that newer versions speak of: what they don't take back came before it. */
export const takenBackFrom = sql`min(p.at) over (order by p.version desc
  rows between unbounded preceding and 1 preceding)`;

/** Leaves the opening, what is recent, and ever less of what is long ago; of what was taken back nothing. */
export async function thinOut(tx: Tx, quote: QuoteKey): Promise<void> {
  const [left] = await rows(
    tx,
    { points: int },
    sql`
    with ranked as (
      select version, row_number() over (order by at, version desc) as place, ${takenBackFrom} <= at as gone
      from odds_point p where ${ofQuote(quote)}
    ), deleted as (
      delete from odds_point p using ranked where ${ofQuote(quote)} and p.version = ranked.version
        and (gone or (place <= ${mostPoints / 2} and place % 2 = 0))
      returning 1
    )
    select (select count(*) from ranked) - (select count(*) from deleted) as points`,
  );
  await tx.execute(sql`update odds_quote set points = ${left!.points} where ${ofQuote(quote)}`);
}
