import type { CallResult } from '@xiongmao/api/call';
import {
  getExpert,
  type getExpertAccuracy,
  type getExpertGraph,
} from '@xiongmao/api/experts/calls';
import { type ExpertOrder, recordWindows } from '@xiongmao/api/experts/rules';
import type { ExpertCard, ExpertRecord } from '@xiongmao/api/experts/shapes';
import { expertCard, planResult, playType, record } from '@xiongmao/api/experts/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { isFollowing } from '#modules/users/index.ts';
import { allOrNull, int, listOf, orNull, type RowOf, real, time } from '#platform/db/columns.ts';
import { countRows, type Database, preparedRows, rows } from '#platform/db/database.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every } from '#platform/http/listing.ts';
import { allGames, countedPlans } from './plans/counted-plans.ts';
import { hidesRecord, isOnSale, noRecord, recordColumn, type Viewing } from './plans/plan-rows.ts';
import { measure, measureOverTime } from './settlement/measure.ts';

const foundRow = { ...expertCard.shape, record: orNull(record) };
const pageRow = {
  ...foundRow,
  ...getExpert.result.pick({ since: true, state: true, plans: true }).shape,
};
type Found = RowOf<typeof foundRow>;

const fans = sql`(select count(*) from users.follow where kind = 'user' and target_id = a.id)`;
const tables = (gameId: number, shielded: Shielded | null = null): SQL => sql`expert e
  join identity.account a on a.id = e.account_id
  left join users.profile f on f.account_id = a.id
  left join expert_record r on ${every(
    sql`r.expert_id = a.id and r.game_id = ${gameId}`,
    shielded !== null && sql`not ${hidesRecord(shielded, sql`a.id`)}`,
  )}`;

const orders: Record<ExpertOrder, SQL> = {
  bound: sql`r.bound desc nulls last`,
  accuracy: sql`r.accuracy desc nulls last, r.counted desc`,
  streak: sql`r.streak desc nulls last, r.bound desc nulls last`,
  yield: sql`r.yield desc nulls last`,
  fans: sql`fans desc`,
};

const cards = (gameId: number, now: Date, rest: SQL, more = sql``): SQL =>
  sql`select a.id, a.username, f.avatar, e.introduction, to_jsonb(e.game_ids) as "gameIds",
      ${fans} as fans, ${recordColumn} as record,
      (select count(*) from plan p join matches.shown_match m on m.id = p.match_id and p.result is null
        and ${isOnSale(now)} where p.expert_id = a.id) as "onSale" ${more}
    from ${tables(gameId)} ${rest}`;

const withRecord = <Row extends Found>(row: Row) => ({ ...row, record: row.record ?? noRecord });

/**
 * Active experts, ranked; of a game those who predict it, by their record in it. One whose record is hidden
 * from a fan has none there.
 */
export async function listExperts(
  db: Database,
  now: Date,
  asked: { gameId?: number; order: ExpertOrder; q?: string; start: number; count: number },
  shielded: Shielded | null = null,
): Promise<{ items: ExpertCard[]; total: number }> {
  const { gameId, order, q, start, count } = asked;
  const where = every(
    sql`e.state = 'approved' and a.deleted_at is null`,
    gameId !== undefined && sql`(${gameId} = any(e.game_ids) or r.counted > 0)`,
    q !== undefined && q !== '' && sql`lower(a.username) like ${containing(q.toLowerCase())}`,
  );
  const of = gameId ?? allGames;
  const counted = order === 'fans' ? sql`, ${fans} as fans` : sql``;
  const [page] = await rows(
    db,
    { total: int, ids: orNull(listOf(int)) },
    sql`with found as materialized (
        select id, row_number() over (order by ${orders[order]}, id) as place from (
          select a.id, r.bound, r.accuracy, r.counted, r.streak, r.yield ${counted}
          from ${tables(of, shielded)} where ${where}) r)
      select (select count(*) from found) as total, (
        select to_jsonb(array_agg(id order by place)) from found
        where place > ${start} and place <= ${start + count}) as ids`,
  );
  const { total, ids } = page!;
  return { items: await selectCards(db, now, of, ids ?? []), total };
}

async function selectCards(
  db: Database,
  now: Date,
  gameId: number,
  ids: readonly number[],
): Promise<ExpertCard[]> {
  if (ids.length === 0) return [];
  const given = sql`${sql.param([...ids])}::int[]`;
  const rest = sql`where a.id = any(${given}) and e.state = 'approved' and a.deleted_at is null
    order by array_position(${given}, a.id)`;
  const items = await rows(db, foundRow, cards(gameId, now, rest));
  return items.map(withRecord);
}

/** Of these accounts the active experts, in their order. */
export const findExpertCards = (
  db: Database,
  now: Date,
  ids: readonly number[],
): Promise<ExpertCard[]> => selectCards(db, now, allGames, ids);

/** Someone who is or was an expert; null for others. */
export async function findExpert(
  db: Database,
  { viewerId, now }: Viewing,
  id: number,
): Promise<CallResult<typeof getExpert> | null> {
  const known = sql`where e.account_id = ${id} and e.approved_at is not null and a.deleted_at is null`;
  const more = sql`, e.approved_at as since,
    case when e.state in ('approved', 'suspended') then e.state else 'ended' end as state,
    (select count(*) from plan where expert_id = a.id and position is not null) as plans`;
  const [found] = await preparedRows(
    db,
    "an expert's page",
    pageRow,
    cards(allGames, now, known, more),
  );
  if (!found) return null;
  const following = viewerId !== null && (await isFollowing(db, viewerId, { kind: 'user', id }));
  return { ...withRecord(found), following };
}

/** Whether somebody is or was an expert, whatever became of them. */
export const wasExpert = async (db: Database, id: number): Promise<boolean> =>
  (await countRows(db, sql`expert where account_id = ${id} and approved_at is not null`)) > 0;

/** Whether somebody was an expert, and has deleted their account. */
export const hasLeft = async (db: Database, id: number): Promise<boolean> =>
  (await countRows(
    db,
    sql`expert e join identity.account a on a.id = e.account_id
      where e.account_id = ${id} and e.approved_at is not null and a.deleted_at is not null`,
  )) > 0;

const settledRow = { id: int, result: planResult, odds: real, playType, at: time };
type SettledRow = RowOf<typeof settledRow>;
const settledOrNoneRow = allOrNull(settledRow);

/** An expert's settled plans that count, oldest first; throws `unknownExpert`. */
async function findSettled(
  db: Database,
  id: number,
  gameId: number | undefined,
): Promise<SettledRow[]> {
  const which = every(
    sql`p.result is not null`,
    gameId !== undefined && sql`p.game_id = ${gameId}`,
  );
  // An expert without any is one row of nulls.
  const found = await preparedRows(
    db,
    gameId === undefined ? 'settled plans' : 'settled plans of a game',
    settledOrNoneRow,
    sql`select p.id, p.result, p.odds, p.play_type as "playType", p.settled_at as at
      from expert e left join ${countedPlans(id)} p on ${which}
      where e.account_id = ${id} and e.approved_at is not null
      order by p.settled_at, p.position`,
  );
  if (found.length === 0) throw new CodedError('unknownExpert');
  return found.filter((row): row is SettledRow => row.id !== null);
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
  const points = measureOverTime(sample.map(({ id, at, result }) => ({ planId: id, at, result })));
  return { points: points.slice(-mostPoints) };
}
