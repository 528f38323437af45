import { randomUUID } from 'node:crypto';
import { mostPlans } from '@xiongmao/api/experts/rules';
import { sql } from 'drizzle-orm';
import { findDemoAccount, makeDemoAccount } from '#modules/identity/index.ts';
import { countRows, type Database, instant, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { apply, findApplication } from '../applications/apply.ts';
import { isToCome } from '../plans/plan-rows.ts';
import { publishPlan, sealPlan } from '../plans/publish-plan.ts';
import { insertPlan, postPlan } from '../plans/write-plan.ts';
import { buyPlan } from '../purchases/buy-plan.ts';
import { judge } from '../settlement/judge.ts';
import { type SettlingTerms, settlePlan } from '../settlement/settle-plan.ts';
import { insertPurchase, makeBuyers } from './demo-buyers.ts';
import {
  anyPrediction,
  chance,
  type DemoMatch,
  factsOf,
  findMatches,
  foresee,
  writing,
} from './demo-predictions.ts';

type Context = Pick<ModuleContext, 'db' | 'clock' | 'jobs'> & SettlingTerms;

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
/**
 * Keeps the demo's experts alive: a record over the matches that are played, made with real purchases and
 * settled by the real rules, and plans on matches to come. False while too few
 * matches were played.
 */
export async function tendDemoExperts(context: Context): Promise<boolean> {
  const { db, clock } = context;
  const played = await findMatches(
    db,
    sql`m.status = 'ended' and m.score_home is not null order by m.starts_at desc limit 600`,
  );
  if (played.length < fewestPlayed) return false;
  const fans = await makeBuyers(context);
  const support = await findDemoAccount(db, 'support');
  if (!support) return false;
  const reviewer = support.id;
  for (const expert of demoExperts) {
    const id = await makeExpert(db, expert, clock.now());
    if (id === null) continue;
    const [known] = await rows(db, sql`select 1 from plan where expert_id = ${id} limit 1`);
    if (!known) await makeHistory(context, { id, reviewer, expert, played, fans });
    await makePlans(context, { id, reviewer, expert, fans });
  }
  await makeQueue(context);
  return true;
}

/** Its uid; null when the name belongs to someone else. */
async function makeExpert(db: Database, expert: DemoExpert, now: Date): Promise<number | null> {
  const { name, games, introduction } = expert;
  const known = await findDemoAccount(db, name);
  const id = known?.id ?? (await makeDemoAccount(db, { name, roles: ['user', 'expert'], at: now }));
  if (id === null) return null;
  const at = instant(now);
  await db.execute(sql`
    insert into expert (account_id, state, introduction, game_ids, applied_at, reviewed_at, approved_at)
    values (${id}, 'approved', ${introduction}, ${sql.param([...games])}::int[], ${at}, ${at}, ${at})
    on conflict do nothing`);
  return id;
}

interface Tended {
  id: number;
  /** Who lets their plans pass. */
  reviewer: number;
  expert: DemoExpert;
  fans: readonly number[];
}

/** Plans on matches that are over, as each would have been published, bought and settled in its time. */
async function makeHistory(
  context: Context,
  { id: expertId, reviewer, expert, played, fans }: Tended & { played: readonly DemoMatch[] },
): Promise<void> {
  const { db, clock } = context;
  const known = played.filter(({ gameId }) => (expert.games as readonly number[]).includes(gameId));
  const chosen = known
    .flatMap((match) => Array.from({ length: Math.min(mostPlans, expert.plans) }, () => match))
    .slice(0, expert.plans)
    .reverse();
  const told = new Set<string>();
  for (const match of chosen) {
    const begin = new Date(match.startsAt);
    const before = new Date(begin.getTime() - hour);
    const now = new Date(Math.min(begin.getTime() + 3 * hour, clock.now().getTime()));
    const written = { ...writing(), ...foresee(match, expert.skill) };
    const { price, playType, level } = written;
    // Nobody predicts the same market of a match twice.
    const market = `${match.id} ${playType} ${level}`;
    if (told.has(market)) continue;
    told.add(market);
    await db.transaction(async (tx) => {
      const at = before;
      const planId = await insertPlan(tx, { expertId, matchId: match.id, match, written, at });
      await sealPlan(tx, { planId, expertId, by: reviewer, at });
      for (const buyerId of price > 0 ? fans.filter(() => chance() < 0.3) : []) {
        await insertPurchase(tx, { planId, buyerId, price, at });
      }
      const verdict = judge(written, begin, factsOf(match), now)!;
      const settling = { planId, cause: 'result', verdict, by: null, reason: null, now } as const;
      await settlePlan(tx, context, settling);
    });
  }
}

const onSale = 3;

/** Plans on matches to come, so that there are always some on sale. */
async function makePlans(
  context: Context,
  { id: expertId, reviewer, expert, fans }: Tended,
): Promise<void> {
  const { db, clock, jobs } = context;
  const now = clock.now();
  const held = await countRows(
    db,
    sql`plan p join matches.match m on m.id = p.match_id
      where p.expert_id = ${expertId} and p.state = 'published' and ${isToCome(now)}`,
  );
  const missing = onSale - held;
  if (missing <= 0) return;
  const matches = await findMatches(
    db,
    sql`${isToCome(new Date(now.getTime() + 2 * hour))}
      and m.game_id = any(${sql.param([...expert.games])}::int[])
      and not exists (select from plan p where p.match_id = m.id and p.expert_id = ${expertId})
      order by m.starts_at limit ${missing}`,
  );
  for (const match of matches) {
    const written = { ...writing(), ...anyPrediction(match) };
    const planId = await db.transaction(async (tx) => {
      const id = await postPlan(tx, { expertId, matchId: match.id, written, now });
      await publishPlan(tx, jobs, { planId: id, by: reviewer, now });
      return id;
    });
    for (const buyerId of written.price > 0 ? fans : []) {
      if (chance() > 0.25) continue;
      const key = randomUUID();
      await buyPlan(db, { planId, buyerId, price: written.price, key, now });
    }
  }
}

/** Something to review: a plan of the demo's expert, and a fan who wants to become one. */
async function makeQueue({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const fan = await findDemoAccount(tx, 'fan2');
    const introduction = '看球二十年，写球评五年，擅长从伤停和轮换里找线索，希望和大家分享。';
    if (fan && (await findApplication(tx, fan.id)).state === 'none') {
      await apply(tx, { uid: fan.id, introduction, gameIds: [202], now });
    }
    const expert = await findDemoAccount(tx, 'expert');
    const [author] = await rows<{ id: number }>(
      tx,
      sql`select e.account_id as id from expert e
        where e.account_id = ${expert?.id ?? null} and e.state = 'approved' and not exists (
          select from plan p where p.expert_id = e.account_id and p.state = 'underReview')`,
    );
    if (!author) return;
    const [match] = await findMatches(
      tx,
      sql`${isToCome(new Date(now.getTime() + 6 * hour))} and m.game_id = 202
        and not exists (select from plan p where p.match_id = m.id and p.expert_id = ${author.id})
        order by m.starts_at limit 1`,
    );
    if (!match) return;
    const written = { ...writing(), ...anyPrediction(match) };
    await postPlan(tx, { expertId: author.id, matchId: match.id, written, now });
  });
}
