import { type League, teamShape } from '@xiongmao/api/catalogue/shapes';
import type { LibraryLeague } from '@xiongmao/api/library/shapes';
import { sql } from 'drizzle-orm';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { KeptSeason, KeptSeasons } from './kept-seasons.ts';

const leagueRow = { id: int, gameId: int, name: text, country: orNull(text) };

/** A league as it is shown, by any id that it has; throws unknownLeague. */
export async function findLeague(db: Database, id: number): Promise<League> {
  const [found] = await preparedRows(
    db,
    'league by id',
    leagueRow,
    sql`select shown_id as id, game_id as "gameId", name, country from catalogue.league where id = ${id}`,
  );
  if (!found) throw new CodedError('unknownLeague');
  return found;
}

/** A league with its seasons, the latest first. */
export async function getLeague(
  db: Database,
  kept: KeptSeasons,
  id: number,
): Promise<LibraryLeague> {
  const league = await findLeague(db, id);
  const seasons = oneOfEachName(await kept.of(league.id));
  const ids = seasons.flatMap(({ championId }) => championId ?? []);
  const champions = ids.length
    ? await preparedRows(
        db,
        'teams as shown',
        { ...teamShape.shape, told: int },
        sql`select id as told, shown_id as id, name, abbr, country from catalogue.team where id = any(${sql.param(ids)}::int[])`,
      )
    : [];
  const byId = new Map(champions.map(({ told, ...team }) => [told, team]));
  return {
    league,
    seasons: seasons.map(({ championId, ...season }) => ({
      ...season,
      champion: byId.get(championId ?? 0) ?? null,
    })),
  };
}

/** Where several sources tell of one season, that of whom knows most of its matches. */
function oneOfEachName(seasons: readonly KeptSeason[]): KeptSeason[] {
  const most = new Map<string, KeptSeason>();
  for (const season of seasons) {
    const held = most.get(season.name);
    if (!held || held.matches < season.matches) most.set(season.name, season);
  }
  const latest = ({ to, name }: KeptSeason) => to ?? name;
  return [...most.values()].sort((a, b) => (latest(a) < latest(b) ? 1 : -1));
}
