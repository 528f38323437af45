import { games } from '@xiongmao/api/catalogue/games';
import { sql } from 'drizzle-orm';
import { daysOf, type Here } from '#platform/days.ts';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import { ofGames } from '../repository.ts';

/** Leagues of sports or esports that have matches in the days asked for, those with most first. */
export async function findLeagues(
  db: Database,
  kind: 'sport' | 'esport',
  asked: { from?: string; to?: string; zone?: string; gameIds?: string },
  here: Here,
) {
  const { from, to, firstDay, lastDay } = daysOf(asked, here, 62);
  const wanted = asked.gameIds?.split(',').map(Number);
  const gameIds = games
    .filter((game) => game.kind === kind && (!wanted || wanted.includes(game.gameId)))
    .map((game) => game.gameId);
  if (gameIds.length === 0) return [];
  const found = await rows(
    db,
    { id: int, game_id: int, name: text, country: orNull(text), matches: int },
    sql`select league.shown_id as id, league.game_id, league.name, league.country, sum(matches)::int as matches
      from (
        select m.league_id, count(*) as matches from match m
        where m.same_as is null and m.starts_at >= ${instant(from)} - interval '1 day'
          and m.starts_at < ${instant(to)} + interval '1 day' and ${ofGames(gameIds)}
          and case when m.time_known
            then m.starts_at >= ${instant(from)} and m.starts_at < ${instant(to)}
            else (m.starts_at at time zone 'UTC')::date between ${firstDay} and ${lastDay} end
        group by 1
      ) played join catalogue.league on league.id = league_id
      group by 1, 2, 3, 4 order by 5 desc, 3`,
  );
  return found.map(({ game_id, ...row }) => ({ ...row, gameId: game_id }));
}
