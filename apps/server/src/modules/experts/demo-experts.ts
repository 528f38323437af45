import { randomInt, randomUUID } from 'node:crypto';
import {
  levelsOf,
  type Market,
  marketsOf,
  type Prediction,
  sportOf,
} from '@xiongmao/api/experts/markets';
import { mostPlans } from '@xiongmao/api/experts/rules';
import type { MatchStatus, PeriodScore } from '@xiongmao/api/matches/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { accountOf, holdGold, move, ownAccount } from '#modules/wallet/index.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { apply } from './applications.ts';
import { buyPlan } from './buy-plan.ts';
import { type Facts, judge } from './judge.ts';
import { releasePlan, sealPlan } from './release-plan.ts';
import { type SettlingRules, settlePlan } from './settle-plan.ts';
import { insertPlan, postPlan } from './write-plan.ts';

type Context = Pick<ModuleContext, 'db' | 'clock' | 'jobs'> & SettlingRules;

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

const buyers = 14;
/** A record needs matches: the simulator tells yesterday's in its first seconds. */
const fewestPlayed = 200;
const titles = [
  '攻防数据都站在同一边',
  '体能与赛程决定走势',
  '盘口给出了明确信号',
  '近期状态说明一切',
  '强强对话看细节',
  'Form says more than names',
  'The line is half a step late',
  'Rest days decide this one',
];
const contents = [
  '两队近五场的射门质量差距明显，主力伤停也已确认。\n\n综合体能、赛程与历史交锋，这个方向的性价比更高，建议轻仓跟进。',
  'The last five games of both sides point the same way, and the line has not caught up with it yet.\n\nThe risk is an early card or a late change of line-up: check the teams before the start.',
];
const labels = ['稳胆', '价值', 'Value', ''];

const pickOne = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!;
const chance = () => randomInt(1_000_000) / 1_000_000;
const hour = 3_600_000;

interface DemoMatch {
  id: number;
  gameId: number;
  bestOf: number | null;
  status: MatchStatus;
  startsAt: string;
  home: number | null;
  away: number | null;
  periods: PeriodScore[];
}

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
  const [support] = await rows<{ id: number }>(
    db,
    sql`select id from account where username = 'support'`,
  );
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

function findMatches(db: Database | Tx, which: SQL): Promise<DemoMatch[]> {
  return rows<DemoMatch>(
    db,
    sql`select m.id, m.game_id as "gameId", m.best_of as "bestOf", m.status,
        m.starts_at as "startsAt", m.score_home as home, m.score_away as away, m.periods
      from match m where ${which}`,
  );
}

/** Its uid; null when the name belongs to someone else. */
async function makeExpert(db: Database, expert: DemoExpert, now: Date): Promise<number | null> {
  const { name, games, introduction } = expert;
  const at = sql`${now.toISOString()}::timestamptz`;
  // The demo's own account is there already, with its password.
  if (name !== 'expert') {
    await db.execute(sql`
      insert into account (username, roles, created_at) values (${name}, '{user,expert}', ${at})
      on conflict do nothing`);
  }
  const [account] = await rows<{ id: number }>(
    db,
    sql`select id from account where username = ${name} and deleted_at is null
      and (email is null or email like '%@demo.invalid')`,
  );
  if (!account) return null;
  await db.execute(sql`
    insert into expert (account_id, state, introduction, game_ids, applied_at, reviewed_at, approved_at)
    values (${account.id}, 'approved', ${introduction}, ${sql.param([...games])}::int[], ${at}, ${at}, ${at})
    on conflict do nothing`);
  return account.id;
}

/** Fans with gold that they recharged a month ago. */
async function makeBuyers({ db, clock }: Context): Promise<number[]> {
  const at = new Date(clock.now().getTime() - 30 * 24 * hour);
  const names = Array.from({ length: buyers }, (_, number) => `DemoFan${number + 1}`);
  return db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const name of names) {
      await tx.execute(sql`
        insert into account (username, created_at) values (${name}, ${at.toISOString()}::timestamptz)
        on conflict do nothing`);
      const [account] = await rows<{ id: number }>(
        tx,
        sql`select id from account where username = ${name} and email is null and mobile is null`,
      );
      if (!account) continue;
      ids.push(account.id);
      await recharge(tx, account.id, at);
    }
    return ids;
  });
}

async function recharge(tx: Tx, accountId: number, at: Date): Promise<void> {
  const instant = sql`${at.toISOString()}::timestamptz`;
  const [made] = await rows<{ id: number; gold: number }>(
    tx,
    sql`insert into payment (account_id, key, method, order_no, fen, gold, state, trade_no,
        created_at, paid_at)
      values (${accountId}, 'demo', 'alipay', ${`demo${accountId}`}, 100000, 11200, 'paid',
        ${`demo${accountId}`}, ${instant}, ${instant})
      on conflict (account_id, key) do nothing returning id, gold`,
  );
  if (!made) return;
  const from = await ownAccount(tx, 'recharge');
  const to = await accountOf(tx, 'user', accountId);
  const key = `recharge:${made.id}`;
  await move(tx, { key, kind: 'recharge', from, to, amount: made.gold, reference: key, at });
}

interface Tended {
  id: number;
  /** Who lets their plans pass. */
  reviewer: number;
  expert: DemoExpert;
  fans: readonly number[];
}

/** Plans on matches that are over, as each would have been released, bought and settled in its time. */
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
  for (const match of chosen) {
    const begin = new Date(match.startsAt);
    const before = new Date(begin.getTime() - hour);
    const now = new Date(Math.min(begin.getTime() + 3 * hour, clock.now().getTime()));
    const written = { ...writing(), ...foresee(match, expert.skill) };
    const { price } = written;
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

async function insertPurchase(
  tx: Tx,
  given: { planId: number; buyerId: number; price: number; at: Date },
): Promise<void> {
  const { planId, buyerId, price, at } = given;
  const key = `plan:${planId}:${buyerId}`;
  const reference = `plan:${planId}`;
  const holdId = await holdGold(tx, { key, ownerId: buyerId, amount: price, reference, at });
  await tx.execute(sql`
    insert into purchase (plan_id, buyer_id, price, key, hold_id, at)
    values (${planId}, ${buyerId}, ${price}, ${key}, ${holdId}, ${at.toISOString()}::timestamptz)`);
}

/** What anyone might write about a match, at some price. */
function writing() {
  const price = pickOne([0, 8, 18, 28, 38, 58]);
  return {
    title: pickOne(titles),
    content: pickOne(contents),
    label: pickOne(labels),
    price,
    refund: price > 0 && chance() < 0.4,
    viewing: pickOne(['open', 'login'] as const),
  };
}

/** Any prediction that a match can have. */
function anyPrediction(match: DemoMatch): Prediction {
  const { gameId, bestOf } = match;
  const level = chance() < 0.75 ? 'full' : pickOne(levelsOf(gameId, bestOf).slice(0, 3));
  const markets = marketsOf(gameId, bestOf, level).filter(({ playType }) => playType !== 'maps');
  const market: Market = pickOne(markets);
  const { playType } = market;
  const odds = (160 + randomInt(90)) / 100;
  return { playType, level, pick: pickOne(market.picks), line: lineOf(match, market), odds };
}

/** What two sides score together, where the match does not tell yet. */
const usualSums: Partial<Record<number, number>> = { 201: 215, 205: 8.5, 209: 44.5, 210: 320 };

/** Close to what such matches end with. */
function lineOf(match: DemoMatch, { playType, level, line }: Market): number | null {
  if (!line) return null;
  const isWins = sportOf(match.gameId)?.scoring === 'wins';
  const played = match.home !== null && match.away !== null ? match.home + match.away : null;
  const whole = isWins ? 2.5 : (played ?? usualSums[match.gameId] ?? 2.5);
  const middle = playType === 'handicap' ? 0 : level === 'full' ? whole : Math.round(whole) / 2;
  const near = middle + (randomInt(7) - 3) / (isWins ? 2 : 4);
  return playType === 'total' ? Math.max(0.5, near) : near;
}

/** One that comes true as often as the expert is right; a void one is no gain for anybody. */
function foresee(match: DemoMatch, skill: number): Prediction {
  const isRight = chance() < skill;
  const begin = new Date(match.startsAt);
  for (let tries = 0; tries < 60; tries++) {
    const prediction = anyPrediction(match);
    const verdict = judge(prediction, begin, factsOf(match), begin)!;
    const wanted = isRight ? ['hit', 'halfWon'] : ['miss', 'halfLost'];
    if (wanted.includes(verdict.result)) return prediction;
  }
  return anyPrediction(match);
}

const factsOf = ({ gameId, status, startsAt, home, away, periods }: DemoMatch): Facts => ({
  gameId,
  status,
  startsAt: new Date(startsAt),
  score: home === null || away === null ? null : { home, away },
  periods,
});

const onSale = 3;

/** Plans on matches to come, so that there are always some on sale. */
async function makePlans(
  context: Context,
  { id: expertId, reviewer, expert, fans }: Tended,
): Promise<void> {
  const { db, clock, jobs } = context;
  const now = clock.now();
  const [held] = await rows<{ count: number }>(
    db,
    sql`select count(*) as count from plan p join match m on m.id = p.match_id
      where p.expert_id = ${expertId} and p.state = 'published' and m.status = 'notStarted'
        and m.starts_at > ${now.toISOString()}::timestamptz`,
  );
  const missing = onSale - held!.count;
  if (missing <= 0) return;
  const matches = await findMatches(
    db,
    sql`m.status = 'notStarted' and m.game_id = any(${sql.param([...expert.games])}::int[])
      and m.starts_at > ${new Date(now.getTime() + 2 * hour).toISOString()}::timestamptz
      and not exists (select from plan p where p.match_id = m.id and p.expert_id = ${expertId})
      order by m.starts_at limit ${missing}`,
  );
  for (const match of matches) {
    const written = { ...writing(), ...anyPrediction(match) };
    const planId = await db.transaction(async (tx) => {
      const id = await postPlan(tx, { expertId, matchId: match.id, written, now });
      await releasePlan(tx, jobs, { planId: id, by: reviewer, now });
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
    const [fan] = await rows<{ id: number }>(
      tx,
      sql`select id from account where username = 'fan2' and email = 'fan2@demo.invalid'
        and not exists (select from expert where account_id = account.id)`,
    );
    const introduction = '看球二十年，写球评五年，擅长从伤停和轮换里找线索，希望和大家分享。';
    if (fan) await apply(tx, { uid: fan.id, introduction, gameIds: [202], now });
    const [author] = await rows<{ id: number }>(
      tx,
      sql`select e.account_id as id from expert e join account a on a.id = e.account_id
        where a.username = 'expert' and e.state = 'approved' and not exists (
          select from plan p where p.expert_id = e.account_id and p.state = 'underReview')`,
    );
    if (!author) return;
    const [match] = await findMatches(
      tx,
      sql`m.status = 'notStarted' and m.game_id = 202
        and m.starts_at > ${new Date(now.getTime() + 6 * hour).toISOString()}::timestamptz
        and not exists (select from plan p where p.match_id = m.id and p.expert_id = ${author.id})
        order by m.starts_at limit 1`,
    );
    if (!match) return;
    const written = { ...writing(), ...anyPrediction(match) };
    await postPlan(tx, { expertId: author.id, matchId: match.id, written, now });
  });
}
