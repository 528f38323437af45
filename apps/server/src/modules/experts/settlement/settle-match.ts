import { prediction } from '@xiongmao/api/experts/shapes';
import { disputedField, matchStatus, periodScore } from '@xiongmao/api/matches/shapes';
import { over } from '@xiongmao/api/matches/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { matchDecided, oneOf } from '#modules/matches/index.ts';
import { bool, int, listOf, orNull, type RowOf, time } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { refuseLapsed } from '../plans/refuse-lapsed.ts';
import { gracePeriod, judge } from './judge.ts';
import {
  lockPlan,
  type SettlingTerms,
  settleLate,
  settlePlan,
  workBuyerNotices,
} from './settle-plan.ts';

type Context = Pick<ModuleContext, 'db' | 'clock' | 'jobs'> & SettlingTerms;

const dueRow = {
  ...prediction.shape,
  id: int,
  expertId: int,
  plannedStart: time,
  settled: bool,
  gameId: int,
  status: matchStatus,
  startsAt: time,
  home: orNull(int),
  away: orNull(int),
  periods: listOf(periodScore),
  disputed: listOf(disputedField),
};
type Due = RowOf<typeof dueRow>;

/** Settles plans when their match is decided, and once a minute what was missed. */
export function workSettlements(context: Context): void {
  const { jobs } = context;
  workBuyerNotices(context);
  jobs.subscribe(matchDecided, 'experts', ({ matchIds }) =>
    settle(
      context,
      sql`p.match_id in (
        select matches.rows_of(decided) from unnest(${sql.param(matchIds)}::int[]) decided)`,
    ),
  );
  jobs.schedule('experts-settle', '* * * * *', () => settleMissed(context));
  jobs.schedule('experts-lapse', '* * * * *', () => refuseLapsed(context));
}

/** How long after its first settlement a plan follows corrections that no event told of. */
const followed = 3 * 86_400_000;

export async function settleMissed(context: Context): Promise<void> {
  const now = context.clock.now();
  const late = new Date(now.getTime() - gracePeriod).toISOString();
  const recent = new Date(now.getTime() - followed).toISOString();
  await settle(
    context,
    sql`(p.result is null and (m.status in ${oneOf(over)}
        or p.planned_start < ${late}::timestamptz))
      or (p.settled_at > ${recent}::timestamptz and m.amended is not null)`,
  );
  const found = await rows(
    context.db,
    { id: int },
    sql`select distinct p.id from wallet.hold h join purchase b on b.hold_id = h.id
      join plan p on p.id = b.plan_id
      where h.state = 'held' and b.refunded is null and p.result is not null`,
  );
  for (const { id: planId } of found) {
    await context.db.transaction((tx) => settleLate(tx, context, { planId, now }));
  }
}

/** Plans of so many experts are settled beside each other; those of one in turn. */
const beside = 3;

/** Settles the published plans that a condition names, each in a transaction of its own. */
async function settle(context: Context, which: SQL): Promise<void> {
  const due = await findDue(context.db, which);
  const experts = [...Map.groupBy(due, ({ expertId }) => expertId).values()];
  const settleNext = async (): Promise<void> => {
    for (let plans = experts.shift(); plans; plans = experts.shift()) {
      for (const { id } of plans) {
        await context.db.transaction((tx) => settleByMatch(tx, context, id));
      }
    }
  };
  await Promise.all(Array.from({ length: beside }, settleNext));
}

/** The match is read when it is the plan's turn: nothing older can be said of it than was before. */
async function settleByMatch(tx: Tx, context: Context, planId: number): Promise<void> {
  await lockPlan(tx, planId);
  const [due] = await findDue(tx, sql`p.id = ${planId}`);
  if (!due) return;
  const now = context.clock.now();
  const { home, away } = due;
  const score = home === null || away === null ? null : { home, away };
  const facts = { ...due, startsAt: new Date(due.startsAt), score };
  const verdict = judge(due, new Date(due.plannedStart), facts, now);
  if (!verdict) return;
  const cause = due.settled ? 'correction' : 'result';
  await settlePlan(tx, context, { planId, cause, verdict, by: null, reason: null, now });
}

function findDue(db: Database | Tx, which: SQL): Promise<Due[]> {
  return rows(
    db,
    dueRow,
    sql`select p.id, p.expert_id as "expertId", p.play_type as "playType", p.level, p.pick, p.line,
        p.odds, p.planned_start as "plannedStart", p.result is not null as settled,
        m.game_id as "gameId", m.status, m.starts_at as "startsAt", m.score_home as home,
        m.score_away as away, m.periods, m.disputed
      from plan p join matches.shown_match m on m.id = p.match_id
      where p.released_at is not null and (${which})
      order by p.id`,
  );
}
