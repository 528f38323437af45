import { games } from '@xiongmao/api/catalogue/games';
import { leagueShape, teamShape } from '@xiongmao/api/catalogue/shapes';
import type { ExpertRecord, PlanCard, PlanMatch, Prediction } from '@xiongmao/api/experts/shapes';
import { planResult, planState, prediction, record, viewing } from '@xiongmao/api/experts/shapes';
import { matchStatus } from '@xiongmao/api/matches/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { leagueColumn, teamColumn } from '#modules/catalogue/index.ts';
import { bool, int, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows, rows, type Tx } from '#platform/db/database.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';
import { every } from '#platform/http/listing.ts';
import { allGames } from './counted-plans.ts';

/** A plan with all that any page shows of it. */
export const planRow = {
  id: int,
  expertId: int,
  username: text,
  avatar: orNull(text),
  record: orNull(record),
  matchId: int,
  gameId: int,
  league: leagueShape,
  home: teamShape,
  away: teamShape,
  startsAt: time,
  status: matchStatus,
  matchHome: orNull(int),
  matchAway: orNull(int),
  title: text,
  content: text,
  label: text,
  ...prediction.shape,
  price: int,
  refund: bool,
  viewing,
  state: planState,
  setAside: bool,
  reason: orNull(text),
  createdAt: time,
  reviewedAt: orNull(time),
  reviewedBy: orNull(text),
  releasedAt: orNull(time),
  version: int,
  position: orNull(int),
  salt: orNull(text),
  previous: orNull(text),
  seal: orNull(text),
  result: orNull(planResult),
  rule: orNull(text),
  scoreHome: orNull(int),
  scoreAway: orNull(int),
  settledAt: orNull(time),
  onSale: bool,
  sales: int,
  /** The expert's share of what was captured. */
  revenue: int,
  /** Gold for which who looks bought it; null for who did not. */
  paid: orNull(int),
};
export type PlanRow = RowOf<typeof planRow>;

export interface Viewing {
  /** Who looks; null for a guest. */
  viewerId: number | null;
  now: Date;
}

export const noRecord: ExpertRecord = {
  counted: 0,
  won: 0,
  accuracy: null,
  bound: 0,
  yield: null,
  streak: 0,
  bestStreak: 0,
  recent: [],
};

/** A record as JSON: `r` is its row. */
export const recordColumn = sql`case when r.expert_id is null then null else jsonb_build_object(
  'counted', r.counted, 'won', r.won, 'accuracy', r.accuracy, 'bound', r.bound, 'yield', r.yield,
  'streak', r.streak, 'bestStreak', r.best_streak, 'recent', r.recent) end`;

/** Whether an expert's record is hidden from somebody: as it is taken out of answers (`expertWhereabouts`). */
export const hidesRecord = (shielded: Shielded, expertId: SQL): SQL => {
  const hidden = games.map(({ gameId }) => gameId).filter((gameId) => shielded.hidesWithin(gameId));
  return sql`(exists (select from expert_record h where h.expert_id = ${expertId}
      and h.game_id = any(${sql.param(hidden)}::int[]))
    and 'expert-' || ${expertId} <> all(${sql.param(shielded.chosen.revealed)}::text[]))`;
};

/** An expert's record over all games, for lists that are ordered by it. */
export const rankedRecord = (shielded: Shielded | null): SQL =>
  sql`expert_record r on ${every(
    sql`r.expert_id = p.expert_id and r.game_id = ${allGames}`,
    shielded !== null && sql`not ${hidesRecord(shielded, sql`p.expert_id`)}`,
  )}`;

/** `p` the plan, `e` its expert, `m` the match as it is shown. */
export const isOnSale = (now: Date): SQL =>
  sql`is_on_sale(p.state, p.set_aside, e.state, m.status, m.starts_at, ${instant(now)})`;

/** Whether the match `m` has yet to begin. */
export const isToCome = (now: Date): SQL =>
  sql`matches.is_to_come(m.status, m.starts_at, ${instant(now)})`;

export const planTables = sql`plan p
  join expert e on e.account_id = p.expert_id
  join identity.account a on a.id = p.expert_id
  left join users.profile f on f.account_id = p.expert_id
  left join expert_record r on r.expert_id = p.expert_id and r.game_id = -1
  join matches.shown_match m on m.id = p.match_id
  join catalogue.league l on l.id = m.league_id
  join catalogue.team h on h.id = m.home_id
  join catalogue.team w on w.id = m.away_id`;

/** Plans that may be on sale, as far as their rows tell: `p` the plan, `e` its expert, `m` the match. */
export const openPlans = (now: Date): SQL => sql`plan p
  join expert e on e.account_id = p.expert_id
  join matches.shown_match m on m.id = p.match_id and p.result is null and ${isOnSale(now)}`;

/** Plans with all that belongs to them; `rest` begins with `where`. */
export function selectPlans(db: Database | Tx, viewing: Viewing, rest: SQL): Promise<PlanRow[]> {
  return rows(db, planRow, planQuery(viewing, rest));
}

/** A plan by its id: PostgreSQL plans this once, a list of one it would plan each time. */
export async function planOf(db: Database, viewing: Viewing, id: number): Promise<PlanRow | null> {
  const query = planQuery(viewing, sql`where p.id = ${id}`);
  const [found] = await preparedRows(db, 'a plan by id', planRow, query);
  return found ?? null;
}

/** Plans of these ids, in their order. */
export function plansOf(
  db: Database | Tx,
  viewing: Viewing,
  ids: readonly number[],
): Promise<PlanRow[]> {
  const given = sql`${sql.param(ids)}::int[]`;
  const rest = sql`where p.id = any(${given}) order by array_position(${given}, p.id)`;
  return preparedRows(db, 'plans by id', planRow, planQuery(viewing, rest));
}

function planQuery({ viewerId, now }: Viewing, rest: SQL): SQL {
  return sql`select p.id, p.expert_id as "expertId", a.username, f.avatar, ${recordColumn} as record,
        m.shown_id as "matchId", m.game_id as "gameId", ${leagueColumn(sql`l`)} as league,
        ${teamColumn(sql`h`)} as home, ${teamColumn(sql`w`)} as away,
        m.starts_at as "startsAt", m.status, m.score_home as "matchHome",
        m.score_away as "matchAway", p.title, p.content, p.label, p.play_type as "playType",
        p.level, p.pick, p.line, p.odds, p.price, p.refund, p.viewing, p.state,
        p.set_aside as "setAside", p.reason,
        p.created_at as "createdAt", p.reviewed_at as "reviewedAt",
        (select username from identity.account where id = p.reviewed_by) as "reviewedBy",
        p.released_at as "releasedAt", p.version, p.position, p.salt, p.previous, p.seal, p.result, p.rule,
        p.score_home as "scoreHome", p.score_away as "scoreAway", p.settled_at as "settledAt",
        ${isOnSale(now)} as "onSale",
        (select count(*) from purchase b where b.plan_id = p.id) as sales,
        coalesce((select expert_share from settlement s where s.plan_id = p.id
          order by revision desc limit 1), 0) as revenue,
        (select price from purchase b where b.plan_id = p.id
          and b.buyer_id = ${viewerId}::int) as paid
      from ${planTables} ${rest}`;
}

const pair = (home: number | null, away: number | null) =>
  home === null || away === null ? null : { home, away };

export const toMatch = (row: PlanRow): PlanMatch => ({
  id: row.matchId,
  gameId: row.gameId,
  league: row.league,
  home: row.home,
  away: row.away,
  startsAt: row.startsAt,
  status: row.status,
  score: pair(row.matchHome, row.matchAway),
});

export const toPrediction = ({
  playType,
  level,
  pick,
  line,
  odds,
}: Pick<PlanRow, keyof Prediction>): Prediction => ({
  playType,
  level,
  pick,
  line,
  odds,
});

export const toVerdict = ({ rule, scoreHome, scoreAway }: PlanRow) =>
  rule === null ? null : { rule, score: pair(scoreHome, scoreAway) };

/** What anyone sees. */
export function toCard(row: PlanRow): PlanCard {
  return {
    id: row.id,
    expert: {
      id: row.expertId,
      username: row.username,
      avatar: row.avatar,
      record: row.record ?? noRecord,
    },
    match: toMatch(row),
    title: row.title,
    label: row.label,
    playType: row.playType,
    level: row.level,
    price: row.price,
    refund: row.refund,
    viewing: row.viewing,
    state: row.state,
    onSale: row.onSale,
    sales: row.sales,
    releasedAt: row.releasedAt ?? row.createdAt,
    result: row.result,
    settledAt: row.settledAt,
    position: row.position ?? 0,
    seal: row.seal ?? '',
    bought: row.paid !== null,
  };
}
