import { games } from '@xiongmao/api/catalogue/games';
import { sql } from 'drizzle-orm';
import { daysOf, type Here } from '#platform/days.ts';
import { type Database, rows } from '#platform/db/database.ts';

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
  const found = await rows<{
    id: number;
    game_id: number;
    name: string;
    country: string | null;
    matches: number;
  }>(
    db,
    sql`select league.id, league.game_id, league.name, league.country, count(*) as matches
      from match m join league on league.id = m.league_id
      where m.game_id in ${gameIds} and (
        (m.time_known and m.starts_at >= ${from.toISOString()} and m.starts_at < ${to.toISOString()})
        or (not m.time_known and m.date between ${firstDay} and ${lastDay}))
      group by league.id order by matches desc, league.name`,
  );
  return found.map(({ game_id, ...row }) => ({ ...row, gameId: game_id }));
}
