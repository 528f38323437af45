import type { CallResult } from '@xiongmao/api/call';
import type { getChain, getFocusEvents, getPlans } from '@xiongmao/api/experts/calls';
import type { ChainLink, PlanCard } from '@xiongmao/api/experts/shapes';
import { prediction } from '@xiongmao/api/experts/shapes';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '#modules/matches/index.ts';
import {
  allOrNull,
  int,
  listOf,
  only,
  orNull,
  type RowOf,
  text,
  time,
} from '#platform/db/columns.ts';
import { type Database, iso, preparedRows, rows, type Tx } from '#platform/db/database.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';
import { every } from '#platform/http/listing.ts';
import {
  isOnSale,
  openPlans,
  type PlanRow,
  planOf,
  planRow,
  plansOf,
  planTables,
  rankedRecord,
  selectPlans,
  toCard,
  toMatch,
  toPrediction,
  type Viewing,
} from './plan-rows.ts';

/** A published plan, or an own one in any state; null for others. */
export async function findPlan(
  db: Database,
  viewing: Viewing,
  id: number,
): Promise<PlanRow | null> {
  const found = await planOf(db, viewing, id);
  const isSeen = found && (found.releasedAt !== null || found.expertId === viewing.viewerId);
  return isSeen ? found : null;
}

/** Published plans of these ids, in their order, as anyone is shown them. */
export async function findPlanCards(
  db: Database | Tx,
  ids: readonly number[],
  now: Date,
): Promise<PlanCard[]> {
  if (ids.length === 0) return [];
  const found = await plansOf(db, { viewerId: null, now }, ids);
  return found.filter(({ state }) => state === 'published').map(toCard);
}

const namedPlan = { id: int, title: text, gameId: int, startsAt: time };

/** What published plans of these ids are called, and when their matches begin. */
export async function namePlans(
  db: Database | Tx,
  ids: readonly number[],
): Promise<RowOf<typeof namedPlan>[]> {
  if (ids.length === 0) return [];
  return rows(
    db,
    namedPlan,
    sql`select p.id, p.title, m.game_id as "gameId", m.starts_at as "startsAt"
      from plan p join matches.shown_match m on m.id = p.match_id
      where p.state = 'published' and p.id = any(${sql.param([...ids])}::int[])`,
  );
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

function conditions(query: PlanQuery): SQL {
  const { userId, matchId, gameId, status, result, playType, free, refund } = query;
  return every(
    status === 'history' && sql`p.result is not null`,
    userId !== undefined && sql`p.expert_id = ${userId}`,
    matchId !== undefined && sql`p.match_id = any(${rowsOf(matchId)})`,
    gameId !== undefined && sql`p.game_id = ${gameId}`,
    result !== undefined && sql`p.result = ${result}`,
    playType !== undefined && sql`p.play_type = ${playType}`,
    free !== undefined && (free === '1' ? sql`p.price = 0` : sql`p.price > 0`),
    refund !== undefined && sql`p.refund = ${refund === '1'}`,
  );
}

/** Of all experts together a list looks through so many of the newest plans; the rest are found by expert. */
const mostLooked = 5_000;

/** The plans that a list is of. */
function listed({ userId, matchId, status }: PlanQuery, now: Date, shielded: Shielded | null): SQL {
  if (status === 'onSale') {
    return sql`${openPlans(now)}
      left join ${rankedRecord(shielded)}
      left join lateral (select count(*) as sales from purchase b where b.plan_id = p.id) s on true`;
  }
  if (userId !== undefined || matchId !== undefined) {
    return sql`(select * from plan where released_at is not null) p`;
  }
  return sql`(
    select id, expert_id, match_id, game_id, play_type, result, price, refund
    from plan where released_at is not null order by id desc limit ${mostLooked}) p`;
}

const orders: Record<PlanQuery['order'], SQL> = {
  newest: sql`p.id desc`,
  start: sql`m.starts_at, p.id`,
  sales: sql`s.sales desc, p.id desc`,
  bound: sql`r.bound desc nulls last, p.id desc`,
};

/** As it was asked for plans on sale; others are listed with the newest first. */
function orderOf({ userId, matchId, status, order }: PlanQuery): SQL {
  if (status === 'onSale') return orders[order];
  const isOfOne = userId !== undefined || matchId !== undefined;
  return status === 'history' && isOfOne ? sql`p.settled_at desc, p.id desc` : sql`p.id desc`;
}

/** Plans on sale, or settled ones; of `last` only the newest so many. */
export async function listPlans(
  db: Database,
  viewing: Viewing,
  query: PlanQuery,
  shielded: Shielded | null,
): Promise<CallResult<typeof getPlans>> {
  const start = (query.page - 1) * pageSize;
  const most = query.last ?? Number.POSITIVE_INFINITY;
  const count = Math.max(0, Math.min(pageSize, most - start));
  const [page] = await rows(
    db,
    { total: int, ids: orNull(listOf(int)) },
    sql`with found as materialized (
        select p.id, row_number() over (order by ${orderOf(query)}) as place
        from ${listed(query, viewing.now, shielded)} where ${conditions(query)})
      select (select count(*) from found) as total, (
        select to_jsonb(array_agg(id order by place)) from found
        where place > ${start} and place <= ${start + count}) as ids`,
  );
  const found = await plansOf(db, viewing, page!.ids ?? []);
  return { items: found.map(toCard), total: Math.min(page!.total, most) };
}

/** A few plans on sale by good experts, one for each of them. */
export async function listHomePlans(
  db: Database,
  viewing: Viewing,
  gameId: number | undefined,
  shielded: Shielded | null,
): Promise<PlanCard[]> {
  const found = await rows(
    db,
    { id: int },
    sql`select p.id from (
        select distinct on (p.expert_id) p.id, p.expert_id from ${openPlans(viewing.now)}
        where ${every(gameId !== undefined && sql`p.game_id = ${gameId}`)}
        order by p.expert_id, m.starts_at, p.id) p
      left join ${rankedRecord(shielded)}
      order by r.bound desc nulls last, p.id desc limit 6`,
  );
  const plans = await plansOf(
    db,
    viewing,
    found.map(({ id }) => id),
  );
  return plans.map(toCard);
}

/** Matches with plans on sale by experts whom someone follows, the next to begin first. */
export async function listFocus(
  db: Database,
  viewing: Viewing,
  page: number,
): Promise<CallResult<typeof getFocusEvents>> {
  const where = sql`${isOnSale(viewing.now)} and p.expert_id in (
    select target_id from users.follow where account_id = ${viewing.viewerId} and kind = 'user')`;
  const found = await rows(
    db,
    { id: int, total: int },
    sql`select m.shown_id as id, count(*) over () as total from ${planTables} where ${where}
      group by m.shown_id, m.starts_at order by m.starts_at, m.shown_id
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const ids = found.map(({ id }) => id);
  const plans = await selectPlans(
    db,
    viewing,
    sql`where ${where} and m.shown_id = any(${sql.param(ids)}::int[]) order by p.id desc`,
  );
  const items = ids.flatMap((id) => {
    const ofMatch = plans.filter(({ matchId }) => matchId === id);
    return ofMatch[0] ? [{ match: toMatch(ofMatch[0]), plans: ofMatch.map(toCard) }] : [];
  });
  return { items, total: found[0]?.total ?? 0 };
}

/** What was released later. Within JSON an instant is PostgreSQL's. */
const laterVersion = z.object({
  number: int,
  price: int,
  words: text,
  releasedAt: text,
  seal: text,
});
const linkRow = {
  ...prediction.shape,
  ...only(planRow, 'id', 'matchId', 'price', 'refund', 'salt'),
  ...only(planRow, 'position', 'seal', 'previous', 'releasedAt', 'result'),
  versions: orNull(listOf(laterVersion)),
};
type LinkRow = RowOf<typeof linkRow>;
const foundLinkRow = { total: orNull(int), ...allOrNull(linkRow) };
const isLink = (row: RowOf<typeof foundLinkRow>): row is LinkRow & { total: number | null } =>
  row.id !== null;

/** Links of a page of the chain. */
const linksAtOnce = 1_000;

/**
 * An expert's seals, oldest first; what was predicted stands there once a plan is settled. Null for who never
 * was an expert.
 */
export async function listChain(
  db: Database,
  { userId, page }: { userId: number; page: number },
): Promise<CallResult<typeof getChain> | null> {
  // Positions are whole numbers from 1 on: a page is found without those before it.
  const after = (page - 1) * linksAtOnce;
  const found = await preparedRows(
    db,
    'a page of a chain',
    foundLinkRow,
    sql`select (select max(position) from plan where expert_id = e.account_id) as total,
        p.id, match_id as "matchId", play_type as "playType", level, pick, line, odds, refund, salt,
        position, seal, previous, released_at as "releasedAt", result,
        case when version = 1 then price else (
          select price from plan_version v where v.plan_id = p.id and number = 1) end as price,
        case when version > 1 then (
          select jsonb_agg(jsonb_build_object('number', number, 'price', v.price, 'words', words,
            'releasedAt', v.released_at, 'seal', v.seal) order by number)
          from plan_version v where v.plan_id = p.id and words is not null) end as versions
      from expert e left join plan p on p.expert_id = e.account_id and position > ${after}
        and position <= ${after + linksAtOnce}
      where e.account_id = ${userId} and e.approved_at is not null order by position`,
  );
  const [first] = found;
  if (!first) return null;
  const items = found.flatMap((row) => (isLink(row) ? [toLink(row)] : []));
  return { items, total: first.total ?? 0 };
}

function toLink(row: LinkRow): ChainLink {
  const { id: planId, matchId, price, refund, salt, position, seal, previous, result } = row;
  return {
    planId,
    position: position!,
    seal: seal!,
    previous: previous!,
    releasedAt: row.releasedAt!,
    result,
    versions: (row.versions ?? []).map((each) => ({ ...each, releasedAt: iso(each.releasedAt) })),
    revealed:
      result === null ? null : { ...toPrediction(row), matchId, price, refund, salt: salt! },
  };
}
