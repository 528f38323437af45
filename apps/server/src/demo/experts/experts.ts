import { randomUUID } from 'node:crypto';
import { mostPlans } from '@xiongmao/api/experts/rules';
import { type SQL, sql } from 'drizzle-orm';
import {
  apply,
  backfillPlan,
  buyPlan,
  expertRole,
  findApplication,
  listStates,
  postPlan,
  publishPlan,
} from '#modules/experts/index.ts';
import { countRows, instant } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { chance } from '../chance.ts';
import { findDemoAccount, makeDemoAccount } from '../identity/accounts.ts';
import { unlessRefused } from '../unless-refused.ts';
import { makeBuyers } from './buyers.ts';
import {
  anyPrediction,
  type DemoMatch,
  factsOf,
  findMatches,
  foresee,
  writing,
} from './predictions.ts';

/** The demo's experts: which games they know, and how often they are right. */
const demoExperts = [
  {
    name: 'expert',
    games: [202, 201],
    skill: 0.62,
    plans: 32,
    introduction: '十二年看球经验，专注五大联赛与 NBA，用数据说话，只发有把握的方案。',
  },
  {
    name: 'TacticsLin',
    games: [202],
    skill: 0.68,
    plans: 34,
    introduction: '前青训教练，从阵型和体能看比赛走势，擅长让球与大小球。',
  },
  {
    name: 'HoopsMarcus',
    games: [201, 209],
    skill: 0.57,
    plans: 30,
    introduction:
      'Former college point guard. Pace, rest days and match-ups decide more than names do.',
  },
  {
    name: 'DraftWizard',
    games: [1, 4, 2, 14],
    skill: 0.64,
    plans: 30,
    introduction: '职业战队数据分析师，从版本和 BP 判断局势，覆盖 LOL、DOTA2、CS。',
  },
  {
    name: 'NetMaster',
    games: [203, 206, 207, 208],
    skill: 0.52,
    plans: 22,
    introduction:
      'Tennis and volleyball by the numbers: serve holds, surface, and form over the last month.',
  },
  {
    name: 'LuckyThree',
    games: [202, 205],
    skill: 1,
    plans: 3,
    introduction: '新人报到！刚开始写方案，请多多关照，欢迎一起讨论比赛。',
  },
] as const;
type DemoExpert = (typeof demoExperts)[number];

const hour = 3_600_000;
/** A record needs matches: the simulator tells yesterday's in its first seconds. */
const fewestPlayed = 200;

/** Makes the demo's experts: what they predict comes with the matches. */
export async function seedDemoExperts(context: ModuleContext): Promise<void> {
  const support = await findDemoAccount(context.db, 'support');
  if (!support) return;
  for (const expert of demoExperts) await makeExpert(context, expert, support.id);
}

/**
 * Keeps the demo's experts alive: a record over the matches that are played, settled by the real rules, and
 * plans on matches to come, posted, published and bought as ever. False while too few matches were played.
 */
export async function tendDemoExperts(context: ModuleContext): Promise<boolean> {
  const { db } = context;
  const played = await findMatches(
    db,
    sql`m.status = 'ended' and m.score_home is not null order by m.starts_at desc limit 600`,
  );
  if (played.length < fewestPlayed) return false;
  const support = await findDemoAccount(db, 'support');
  if (!support) return false;
  const fanIds = await makeBuyers(context);
  const reviewerId = support.id;
  for (const expert of demoExperts) {
    const id = await makeExpert(context, expert, reviewerId);
    if (id === null) continue;
    const tended = { id, reviewerId, expert, fanIds };
    if ((await listStates(db, id)).length === 0) await makeHistory(context, { ...tended, played });
    await makePlans(context, tended);
  }
  await makeQueue(context);
  return true;
}

/** Its uid; null when the name belongs to someone else, or who has it is no expert any more. */
async function makeExpert(
  { db, clock, jobs }: ModuleContext,
  { name, games, introduction }: DemoExpert,
  by: number,
): Promise<number | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const known = await findDemoAccount(tx, name);
    const roles = ['user' as const, 'expert' as const];
    const id = known?.id ?? (await makeDemoAccount(tx, { name, roles, at: now }));
    if (id === null) return null;
    const { state } = await findApplication(tx, id);
    if (state !== 'none') return state === 'approved' ? id : null;
    await apply(tx, { uid: id, introduction, gameIds: games, now });
    await expertRole.give(tx, { to: id, role: 'expert', by, now }, jobs);
    return id;
  });
}

interface Tended {
  id: number;
  /** Who lets their plans pass. */
  reviewerId: number;
  expert: DemoExpert;
  fanIds: readonly number[];
}

/** Plans on matches that are over, as each would have been published, bought and settled in its time. */
async function makeHistory(
  { db, clock, jobs, env }: ModuleContext,
  { id: expertId, reviewerId, expert, played, fanIds }: Tended & { played: readonly DemoMatch[] },
): Promise<void> {
  const known = played.filter(({ gameId }) => (expert.games as readonly number[]).includes(gameId));
  const chosen = known
    .flatMap((match) => Array.from({ length: Math.min(mostPlans, expert.plans) }, () => match))
    .slice(0, expert.plans)
    .reverse();
  const told = new Set<string>();
  for (const match of chosen) {
    const begin = new Date(match.startsAt).getTime();
    const written = { ...writing(), ...foresee(match, expert.skill) };
    const { price, playType, level } = written;
    // Nobody predicts the same market of a match twice.
    const market = `${match.id} ${playType} ${level}`;
    if (told.has(market)) continue;
    told.add(market);
    const past = {
      ...{ expertId, reviewerId, match, written, facts: factsOf(match) },
      buyerIds: price > 0 ? fanIds.filter(() => chance() < 0.3) : [],
      releasedAt: new Date(begin - hour),
      settledAt: new Date(Math.min(begin + 3 * hour, clock.now().getTime())),
    };
    const settling = { jobs, expertShare: env.EXPERT_SHARE };
    await db.transaction((tx) => backfillPlan(tx, settling, past));
  }
}

const onSale = 3;

/** Whether the match `m` has yet to begin then. */
const isToCome = (at: Date): SQL => sql`matches.is_to_come(m.status, m.starts_at, ${instant(at)})`;
const among = (ids: readonly number[]): SQL => sql`m.id = any(${sql.param([...ids])}::int[])`;
/** Of a match that a plan is on, whichever source's row that was written for. */
const predicted = (plans: readonly { matchId: number }[]): SQL =>
  sql`array(select matches.rows_of(m.id)) && ${sql.param(plans.map(({ matchId }) => matchId))}::int[]`;

/** Plans on matches to come, so that there are always some on sale. */
async function makePlans(
  { db, clock, jobs }: ModuleContext,
  { id: expertId, reviewerId, expert, fanIds }: Tended,
): Promise<void> {
  const now = clock.now();
  const plans = await listStates(db, expertId);
  const published = plans.filter(({ state }) => state === 'published');
  const open = published.map(({ matchId }) => matchId);
  const held = await countRows(db, sql`matches.match m where ${among(open)} and ${isToCome(now)}`);
  const missing = onSale - held;
  if (missing <= 0) return;
  const matches = await findMatches(
    db,
    sql`${isToCome(new Date(now.getTime() + 2 * hour))}
      and m.game_id = any(${sql.param([...expert.games])}::int[])
      and not ${predicted(plans)}
      order by m.starts_at limit ${missing}`,
  );
  for (const match of matches) {
    const written = { ...writing(), ...anyPrediction(match) };
    const planId = await unlessRefused(() =>
      db.transaction(async (tx) => {
        const id = await postPlan(tx, { expertId, matchId: match.id, written, now });
        await publishPlan(tx, jobs, { planId: id, by: reviewerId, now });
        return id;
      }),
    );
    if (planId === null) continue;
    for (const buyerId of written.price > 0 ? fanIds : []) {
      if (chance() > 0.25) continue;
      const key = randomUUID();
      const order = { planId, buyerId, price: written.price, key, now };
      await unlessRefused(() => buyPlan(db, order));
    }
  }
}

/** Something to review: a plan of the demo's expert, and a fan who wants to become one. */
async function makeQueue({ db, clock }: ModuleContext): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const fan = await findDemoAccount(tx, 'fan2');
    const introduction = '看球二十年，写球评五年，擅长从伤停和轮换里找线索，希望和大家分享。';
    if (fan && (await findApplication(tx, fan.id)).state === 'none') {
      await apply(tx, { uid: fan.id, introduction, gameIds: [202], now });
    }
    const expert = await findDemoAccount(tx, 'expert');
    if (!expert || (await findApplication(tx, expert.id)).state !== 'approved') return;
    const plans = await listStates(tx, expert.id);
    if (plans.some(({ state }) => state === 'underReview')) return;
    const [match] = await findMatches(
      tx,
      sql`${isToCome(new Date(now.getTime() + 6 * hour))} and m.game_id = 202
        and not ${predicted(plans)}
        order by m.starts_at limit 1`,
    );
    if (!match) return;
    const written = { ...writing(), ...anyPrediction(match) };
    await postPlan(tx, { expertId: expert.id, matchId: match.id, written, now });
  });
}
