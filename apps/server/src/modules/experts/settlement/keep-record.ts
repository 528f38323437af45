import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { allGames, countedPlans } from '../plans/counted-plans.ts';
import { lockExpert } from '../policy.ts';
import { measure, settledRow } from './measure.ts';

/** Raised when what a record counts changes: records of before are then made anew. */
export const recordRules = 2;

/** Makes an expert's records anew from all that counts and was settled, in the order of settling. */
export async function keepRecord(tx: Tx, expertId: number): Promise<void> {
  const settled = await rows(
    tx,
    { ...settledRow, gameId: int },
    sql`select result, odds, play_type as "playType", game_id as "gameId" from ${countedPlans(expertId)} p
      where result is not null order by settled_at, position`,
  );
  const games = [allGames, ...new Set(settled.map(({ gameId }) => gameId))];
  const records = games.map((gameId) => ({
    gameId,
    ...measure(settled.filter((each) => gameId === allGames || each.gameId === gameId)),
  }));
  await tx.execute(sql`
    insert into expert_record (expert_id, game_id, counted, won, accuracy, bound, yield, streak,
      best_streak, recent, rules)
    select ${expertId}, "gameId", counted, won, accuracy, bound, yield, streak, "bestStreak", recent,
      ${recordRules}::smallint
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given("gameId" int, counted int,
      won int, accuracy float8, bound float8, yield float8, streak int, "bestStreak" int, recent jsonb)
    on conflict (expert_id, game_id) do update set counted = excluded.counted, won = excluded.won,
      accuracy = excluded.accuracy, bound = excluded.bound, yield = excluded.yield,
      streak = excluded.streak, best_streak = excluded.best_streak, recent = excluded.recent,
      rules = excluded.rules`);
  await tx.execute(sql`
    delete from expert_record
    where expert_id = ${expertId} and game_id <> all(${sql.param(games)}::int[])`);
}

const batch = 20;

/** Makes the records anew that were made by former rules; a batch beyond an expert, answers its last, null at the end. */
export async function renewRecords(db: Database, after: number): Promise<number | null> {
  const found = await rows(
    db,
    { expertId: int },
    sql`select distinct expert_id as "expertId" from expert_record
      where rules < ${recordRules} and expert_id > ${after} order by expert_id limit ${batch}`,
  );
  for (const { expertId } of found) {
    await db.transaction(async (tx) => {
      await lockExpert(tx, expertId);
      await keepRecord(tx, expertId);
    });
  }
  return found.length < batch ? null : found.at(-1)!.expertId;
}
