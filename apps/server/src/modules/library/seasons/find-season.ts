import type { League } from '@xiongmao/api/catalogue/shapes';
import { sql } from 'drizzle-orm';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

const leagueRow = { id: int, gameId: int, name: text, country: orNull(text) };

/** The league of a season, as it is shown; throws unknownSeason. */
export async function leagueOfSeason(db: Database, seasonId: number): Promise<League> {
  const [found] = await preparedRows(
    db,
    'league of a library season',
    leagueRow,
    sql`select l.shown_id as id, l.game_id as "gameId", l.name, l.country
      from catalogue.season s join catalogue.league l on l.id = s.league_id where s.id = ${seasonId}`,
  );
  if (!found) throw new CodedError('unknownSeason');
  return found;
}

/** What a season of a league as it is shown is called; throws unknownSeason, also of another's. */
export async function nameOfSeason(
  db: Database,
  { seasonId, leagueId }: { seasonId: number; leagueId: number },
): Promise<string> {
  const [found] = await preparedRows(
    db,
    'name of a season of a league',
    { name: text },
    sql`select name from catalogue.season
      where id = ${seasonId} and league_id in (select catalogue.leagues_of(${leagueId}))`,
  );
  if (!found) throw new CodedError('unknownSeason');
  return found.name;
}
