import { sql } from 'drizzle-orm';
import { rows, type Tx } from '#platform/db/database.ts';
import { measure, type Settled } from './measure.ts';

/** The game id of a record over all games. */
export const allGames = -1;

/** Makes an expert's records anew from all that was settled, in the order of settling. */
export async function keepRecord(tx: Tx, expertId: number): Promise<void> {
  const settled = await rows<Settled & { gameId: number }>(
    tx,
    sql`select result, odds, game_id as "gameId" from plan
      where expert_id = ${expertId} and result is not null order by settled_at, position`,
  );
  const games = [allGames, ...new Set(settled.map(({ gameId }) => gameId))];
  const records = games.map((gameId) => ({
    gameId,
    ...measure(settled.filter((each) => gameId === allGames || each.gameId === gameId)),
  }));
  await tx.execute(sql`
    insert into expert_record (expert_id, game_id, counted, won, accuracy, bound, yield, streak,
      best_streak, recent)
    select ${expertId}, "gameId", counted, won, accuracy, bound, yield, streak, "bestStreak", recent
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given("gameId" int, counted int,
      won int, accuracy float8, bound float8, yield float8, streak int, "bestStreak" int, recent jsonb)
    on conflict (expert_id, game_id) do update set counted = excluded.counted, won = excluded.won,
      accuracy = excluded.accuracy, bound = excluded.bound, yield = excluded.yield,
      streak = excluded.streak, best_streak = excluded.best_streak, recent = excluded.recent`);
}
