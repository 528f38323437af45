import { games } from '@xiongmao/api/catalogue/games';
import { leagueShape } from '@xiongmao/api/catalogue/shapes';
import type { SeasonChoice, Subject } from '@xiongmao/api/library/lines/shapes';
import { sql } from 'drizzle-orm';
import { leagueColumn } from '#modules/catalogue/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { findLeague } from '../../leagues/get-league.ts';
import { leagueOfSeason } from '../../seasons/find-season.ts';
import { untold } from '../../untold.ts';

/** Seasons that are told of a game at once; a league's are all told. */
const most = 400;

/** The games that have lines, and the seasons of one of them, the latest first; of two rows of one, that of more. Throws unknownLeague, unknownSeason. */
export async function listSeasons(
  db: Database,
  of: Subject,
  asked: {
    gameId?: number | undefined;
    leagueId?: number | undefined;
    seasonId?: number | undefined;
  },
): Promise<SeasonChoice> {
  const has = sql`exists (select from season_line x where x.season_id = s.id and x.of = ${of})`;
  const found = await rows(
    db,
    { gameId: int },
    sql`select distinct l.game_id as "gameId" from catalogue.season s
      join catalogue.league l on l.id = s.league_id where ${has}`,
  );
  const gameIds = games
    .map(({ gameId }) => gameId)
    .filter((id) => found.some(({ gameId }) => gameId === id));
  const { leagueId, seasonId } = asked;
  const named =
    asked.gameId === undefined && seasonId !== undefined && (await leagueOfSeason(db, seasonId));
  const gameId = asked.gameId ?? (named ? named.gameId : gameIds[0]) ?? null;
  if (gameId === null) return { gameIds, gameId, seasons: [] };
  const seasons = await rows(
    db,
    { id: int, name: text, league: leagueShape, subjects: int },
    sql`select * from (
        select distinct on (l.shown_id, s.name) s.id, s.name, counted.subjects,
          ${leagueColumn(sql`l`)} as league
        from catalogue.season s join catalogue.league l on l.id = s.league_id
        cross join lateral (
          select count(distinct subject_id)::int as subjects from season_line x
          where x.season_id = s.id and x.of = ${of}) counted
        where l.game_id = ${gameId} and ${has}
          and ${leagueId === undefined ? sql`true` : sql`s.league_id = any(array(select catalogue.leagues_of(${leagueId})))`}
        order by l.shown_id, s.name, counted.subjects desc, s.id
      ) season order by name = ${untold}, name desc, subjects desc, id limit ${most}`,
  );
  if (seasons.length === 0 && leagueId !== undefined) await findLeague(db, leagueId);
  return { gameIds, gameId, seasons };
}
