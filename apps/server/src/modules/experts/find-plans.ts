import type { CallResult } from '@xiongmao/api/call';
import type { getChain, getFocusEvents, getPlans } from '@xiongmao/api/experts/calls';
import type { ChainLink, PlanCard } from '@xiongmao/api/experts/shapes';
import { pageSize } from '@xiongmao/api/users/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { countRows, type Database, iso, rows } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import {
  isOnSale,
  type PlanRow,
  planTables,
  selectPlans,
  toCard,
  toMatch,
  toPrediction,
  type Viewing,
} from './plan-rows.ts';

/** A released plan, or an own one in any state; null for others. */
export async function findPlan(
  db: Database,
  viewing: Viewing,
  id: number,
): Promise<PlanRow | null> {
  const [found] = await selectPlans(
    db,
    viewing,
    sql`where p.id = ${id} and (p.released_at is not null or p.expert_id = ${viewing.viewerId})`,
  );
  return found ?? null;
}

interface PlanQuery {
  userId?: number | undefined;
  matchId?: number | undefined;
  gameId?: number | undefined;
  status: 'onSale' | 'history' | 'all';
  result?: string | undefined;
  playType?: string | undefined;
  last?: number | undefined;
  order: 'newest' | 'start' | 'sales' | 'bound';
  free?: '0' | '1' | undefined;
  refund?: '0' | '1' | undefined;
  page: number;
}

function conditions(query: PlanQuery, now: Date): SQL {
  const { userId, matchId, gameId, status, result, playType, free, refund } = query;
  return every(
    sql`p.released_at is not null`,
    status === 'onSale' && isOnSale(now),
    status === 'history' && sql`p.result is not null`,
    userId !== undefined && sql`p.expert_id = ${userId}`,
    matchId !== undefined && sql`p.match_id = ${matchId}`,
    gameId !== undefined && sql`p.game_id = ${gameId}`,
    result !== undefined && sql`p.result = ${result}`,
    playType !== undefined && sql`p.play_type = ${playType}`,
    free !== undefined && (free === '1' ? sql`p.price = 0` : sql`p.price > 0`),
    refund !== undefined && sql`p.refund = ${refund === '1'}`,
  );
}

const orders: Record<PlanQuery['order'], SQL> = {
  newest: sql`p.id desc`,
  start: sql`m.starts_at, p.id`,
  sales: sql`sales desc, p.id desc`,
  bound: sql`r.bound desc nulls last, p.id desc`,
};

/** Plans on sale, or settled ones; of `last` only the newest so many. */
export async function listPlans(
  db: Database,
  viewing: Viewing,
  query: PlanQuery,
): Promise<CallResult<typeof getPlans>> {
  const where = conditions(query, viewing.now);
  const order =
    query.status === 'history' ? sql`p.settled_at desc, p.id desc` : orders[query.order];
  const start = (query.page - 1) * pageSize;
  const most = query.last ?? Number.POSITIVE_INFINITY;
  const count = Math.max(0, Math.min(pageSize, most - start));
  const total = await countRows(db, sql`${planTables} where ${where}`);
  const found = await selectPlans(
    db,
    viewing,
    sql`where ${where} order by ${order} limit ${count} offset ${start}`,
  );
  return { items: found.map(toCard), total: Math.min(total, most) };
}

/** A few plans on sale by good experts, one for each of them. */
export async function listHomePlans(
  db: Database,
  viewing: Viewing,
  gameId: number | undefined,
): Promise<PlanCard[]> {
  const where = every(isOnSale(viewing.now), gameId !== undefined && sql`p.game_id = ${gameId}`);
  const found = await selectPlans(
    db,
    viewing,
    sql`where p.id in (
        select distinct on (p.expert_id) p.id from ${planTables} where ${where}
        order by p.expert_id, m.starts_at, p.id)
      order by r.bound desc nulls last, p.id desc limit 6`,
  );
  return found.map(toCard);
}

/** Matches with plans on sale by experts whom someone follows, the next to begin first. */
export async function listFocus(
  db: Database,
  viewing: Viewing,
  page: number,
): Promise<CallResult<typeof getFocusEvents>> {
  const where = sql`${isOnSale(viewing.now)} and p.expert_id in (
    select target_id from follow where account_id = ${viewing.viewerId} and kind = 'user')`;
  const found = await rows<{ id: number; total: number }>(
    db,
    sql`select p.match_id as id, count(*) over () as total from ${planTables} where ${where}
      group by p.match_id, m.starts_at order by m.starts_at, p.match_id
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const ids = found.map(({ id }) => id);
  const plans = await selectPlans(
    db,
    viewing,
    sql`where ${where} and p.match_id = any(${sql.param(ids)}::int[]) order by p.id desc`,
  );
  const items = ids.flatMap((id) => {
    const ofMatch = plans.filter(({ matchId }) => matchId === id);
    return ofMatch[0] ? [{ match: toMatch(ofMatch[0]), plans: ofMatch.map(toCard) }] : [];
  });
  return { items, total: found[0]?.total ?? 0 };
}

/** Links of a page of the chain. */
const linksAtOnce = 1_000;

/** An expert's seals, oldest first; what was predicted stands there once a plan is settled. */
export async function listChain(
  db: Database,
  viewing: Viewing,
  { userId, page }: { userId: number; page: number },
): Promise<CallResult<typeof getChain>> {
  const where = sql`p.expert_id = ${userId} and p.position is not null`;
  const total = await countRows(db, sql`plan p where ${where}`);
  const found = await selectPlans(
    db,
    viewing,
    sql`where ${where} order by p.position
      limit ${linksAtOnce} offset ${(page - 1) * linksAtOnce}`,
  );
  return { items: found.map(toLink), total };
}

function toLink(row: PlanRow): ChainLink {
  const { id: planId, matchId, price, refund, salt, position, seal, previous, result } = row;
  return {
    planId,
    position: position!,
    seal: seal!,
    previous: previous!,
    releasedAt: iso(row.releasedAt!),
    result,
    revealed:
      result === null ? null : { ...toPrediction(row), matchId, price, refund, salt: salt! },
  };
}
