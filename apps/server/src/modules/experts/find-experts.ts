import type { CallResult } from '@xiongmao/api/call';
import type { getExpert, getExpertAccuracy, getExpertGraph } from '@xiongmao/api/experts/calls';
import type { PlayType } from '@xiongmao/api/experts/markets';
import { type ExpertOrder, type PlanResult, recordWindows } from '@xiongmao/api/experts/rules';
import type { ExpertCard, ExpertRecord } from '@xiongmao/api/experts/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { isFollowing } from '#modules/users/index.ts';
import { countRows, type Database, iso, rows } from '#platform/db/database.ts';
import { containing, every } from '#platform/http/listing.ts';
import { allGames } from './keep-record.ts';
import { measure } from './measure.ts';
import { isOnSale, noRecord, recordColumn, type Viewing } from './plan-rows.ts';

type Found = Omit<ExpertCard, 'record'> & { record: ExpertRecord | null };

const fans = sql`(select count(*) from follow where kind = 'user' and target_id = a.id)`;
const tables = (gameId: number): SQL => sql`expert e join account a on a.id = e.account_id
  left join profile f on f.account_id = a.id
  left join expert_record r on r.expert_id = a.id and r.game_id = ${gameId}`;

const orders: Record<ExpertOrder, SQL> = {
  bound: sql`r.bound desc nulls last`,
  accuracy: sql`r.accuracy desc nulls last, r.counted desc`,
  streak: sql`r.streak desc nulls last, r.bound desc nulls last`,
  yield: sql`r.yield desc nulls last`,
  fans: sql`fans desc`,
};

async function select(db: Database, gameId: number, now: Date, rest: SQL): Promise<ExpertCard[]> {
  const found = await rows<Found>(
    db,
    sql`select a.id, a.username, f.avatar, e.introduction, to_jsonb(e.game_ids) as "gameIds",
        ${fans} as fans, ${recordColumn} as record,
        (select count(*) from plan p join match m on m.id = p.match_id
          where p.expert_id = a.id and ${isOnSale(now)}) as "onSale"
      from ${tables(gameId)} ${rest}`,
  );
  return found.map((row) => ({ ...row, record: row.record ?? noRecord }));
}

/** Active experts, ranked; of a game those who predict it, by their record in it. */
export async function listExperts(
  db: Database,
  now: Date,
  asked: { gameId?: number; order: ExpertOrder; q?: string; start: number; count: number },
): Promise<{ items: ExpertCard[]; total: number }> {
  const { gameId, order, q, start, count } = asked;
  const where = every(
    sql`e.state = 'approved' and a.deleted_at is null`,
    gameId !== undefined && sql`(${gameId} = any(e.game_ids) or r.counted > 0)`,
    q !== undefined && q !== '' && sql`lower(a.username) like ${containing(q.toLowerCase())}`,
  );
  const of = gameId ?? allGames;
  const total = await countRows(db, sql`${tables(of)} where ${where}`);
  const page = sql`where ${where} order by ${orders[order]}, a.id limit ${count} offset ${start}`;
  return { items: await select(db, of, now, page), total };
}

/** Someone who is or was an expert; null for others. */
export async function findExpert(
  db: Database,
  { viewerId, now }: Viewing,
  id: number,
): Promise<CallResult<typeof getExpert> | null> {
  const known = sql`e.account_id = ${id} and e.approved_at is not null and a.deleted_at is null`;
  const [card] = await select(db, allGames, now, sql`where ${known}`);
  if (!card) return null;
  const [more] = await rows<{ since: string; suspended: boolean; plans: number }>(
    db,
    sql`select e.approved_at as since, e.state = 'suspended' as suspended,
        (select count(*) from plan where expert_id = ${id} and position is not null) as plans
      from expert e where e.account_id = ${id}`,
  );
  const following = viewerId !== null && (await isFollowing(db, viewerId, { kind: 'user', id }));
  return { ...card, ...more!, since: iso(more!.since), following };
}

interface SettledRow {
  id: number;
  result: PlanResult;
  odds: number;
  playType: PlayType;
  at: string;
}

/** An expert's settled plans, oldest first. */
function findSettled(db: Database, id: number, gameId: number | undefined): Promise<SettledRow[]> {
  const where = every(
    sql`expert_id = ${id} and result is not null`,
    gameId !== undefined && sql`game_id = ${gameId}`,
  );
  return rows<SettledRow>(
    db,
    sql`select id, result, odds, play_type as "playType", settled_at as at from plan
      where ${where} order by settled_at, position`,
  );
}

const figures = ({ counted, won, accuracy, yield: gain }: ExpertRecord) => ({
  counted,
  won,
  accuracy,
  yield: gain,
});

/** The record as a whole, over the newest 5 to 30, and by play type. Void plans are no sample. */
export async function findAccuracy(
  db: Database,
  id: number,
  gameId: number | undefined,
): Promise<CallResult<typeof getExpertAccuracy>> {
  const settled = await findSettled(db, id, gameId);
  const sample = settled.filter(({ result }) => result !== 'void');
  const playTypes = [...new Set(sample.map(({ playType }) => playType))].map((playType) => ({
    ...figures(measure(sample.filter((each) => each.playType === playType))),
    playType,
  }));
  return {
    all: measure(settled),
    windows: recordWindows.map((last) => ({ ...figures(measure(sample.slice(-last))), last })),
    playTypes: playTypes.sort((a, b) => b.counted - a.counted),
  };
}

const mostPoints = 100;

/** Accuracy over all up to each settled plan, and over the ten up to there. */
export async function findGraph(
  db: Database,
  id: number,
  gameId: number | undefined,
): Promise<CallResult<typeof getExpertGraph>> {
  const settled = await findSettled(db, id, gameId);
  const sample = settled.filter(({ result }) => result !== 'void');
  let won = 0;
  const points = sample.map(({ id: planId, result, at }, index) => {
    if (result === 'hit' || result === 'halfWon') won++;
    const lastTen = measure(sample.slice(Math.max(0, index - 9), index + 1)).accuracy!;
    return { planId, at: iso(at), result, accuracy: won / (index + 1), lastTen };
  });
  return { points: points.slice(-mostPoints) };
}
