// A process of honest people: viewers who follow scores and look at pages, callers who read, sign in and buy.
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BoardDelta } from '@xiongmao/api/matches/events';
import type { Board } from '@xiongmao/api/matches/shapes';
import { stateOf } from '#testing/factories.ts';
import { answer } from '../../processes/ipc.ts';
import { type Doors, inTurn } from '../attack.ts';
import { callers, feed, liveMatch, liveMatches, password, type Stage } from '../stage.ts';
import { type Client, clientAt } from './client.ts';
import { type Deed, type Measures, noMeasures } from './measures.ts';
import { followScores, type Viewer, viewerAddress, viewerCount } from './viewers.ts';

/** A second, of all of them together. */
const rates: Record<Deed, number> = {
  page: 20,
  read: 20,
  purchase: 4,
  'sign-in': 1,
  code: 0.5,
  score: 4,
};
/** Of each deed, so many wait at a time: patient people do not press on. */
const mostUnder = 40;
const graceMs = 30_000;

let doors: Doors;
let stage: Stage;
let measures = noMeasures();
const viewers: Viewer[] = [];
let people: Client[] = [];
/** When each match's latest score was pushed, by its home goals. */
const pushed = new Map<string, number>();
let goals = 1;

answer({
  async gather(given: { doors: Doors; stage: Stage }): Promise<{ version: number }> {
    ({ doors, stage } = given);
    people = Array.from({ length: callers }, (_, n) => clientAt(`127.2.${n}.1`));
    // Some history, so that there is something to have missed.
    const { version } = await boardOf(people[0]!);
    for (let count = 0; count < 40; count++) await score();
    await sleep(500);
    const now = await boardOf(people[0]!);
    for (let begun = 0; begun < viewerCount; begun += 20) {
      const group = Array.from({ length: 20 }, (_, n) =>
        followScores(begun + n, doors, now.version, hear),
      );
      viewers.push(...(await Promise.all(group)));
    }
    // Pages are rendered, and code is warm, before anything is measured.
    for (let n = 0; n < 30; n++) await Promise.all([look(), read(), buy()]);
    measures = noMeasures();
    return { version };
  },

  async measure({ ms }: { ms: number }): Promise<Measures> {
    measures = noMeasures();
    const over = performance.now() + ms;
    await Promise.all([
      often('page', over, look),
      often('read', over, read),
      often('purchase', over, buy),
      often('sign-in', over, signIn),
      often('code', over, askForCode),
      often('score', over, score, false),
    ]);
    const { version } = await boardOf(people[0]!).catch(() => ({ version: 0 }));
    const isBehind = (one: Viewer) => one.lost() === null && one.version() < version;
    for (let waited = 0; waited < graceMs && viewers.some(isBehind); waited += 50) await sleep(50);
    for (const viewer of viewers) {
      const why = viewer.lost() ?? (isBehind(viewer) && 'did not hear of all scores');
      if (why) measures.errors.push(`a viewer ${why}`);
    }
    return measures;
  },
});

/** Does something at its rate, though what it did before has not come to an end; waits for all of it. */
async function often(
  deed: Deed,
  over: number,
  act: () => Promise<void>,
  timed = true,
): Promise<void> {
  const under = new Set<Promise<void>>();
  const began = performance.now();
  for (let done = 0; performance.now() < over; done++) {
    const due = began + ((done + Math.random()) * 1_000) / rates[deed];
    await sleep(Math.max(0, due - performance.now()));
    if (under.size >= mostUnder) continue;
    const at = performance.now();
    const one = act()
      .then(
        () => void (timed && measures.times[deed].push(performance.now() - at)),
        (error: Error) => void measures.errors.push(`${deed}: ${error.message}`),
      )
      .finally(() => under.delete(one));
    under.add(one);
  }
  await Promise.all(under);
}

const viewer = inTurn(Array.from({ length: viewerCount }, (_, n) => n));
const caller = inTurn(Array.from({ length: callers }, (_, n) => n));
/** Half of them have a page, half of them speak to the server themselves. */
const doorOf = (n: number) => (n % 2 ? doors.site : doors.server);

const pages = inTurn(['/', '/match', '/expert', '/', '/soccer/:id', '/en_US/match', '/']);

async function look(): Promise<void> {
  const n = viewer();
  const id = stage.matchIds[n % 5]!;
  const headers = { 'accept-encoding': 'br', 'accept-language': n % 3 ? 'zh-CN' : 'en' };
  const { client } = viewers[n] ?? { client: clientAt(viewerAddress(n)) };
  await client.ask(doors.site, { path: pages().replace(':id', String(id)), headers });
}

const readPaths = inTurn([
  '/java/match/gameLivingFuture',
  '/java/expert_plan/getHomeExpertPlans',
  '/java/user/notices',
  '/java/expert_plan/recommendExpert',
  '/java/user/userGold',
  '/java/expert_plan/userExpertPlanOrderPC',
]);

async function read(): Promise<void> {
  const n = caller();
  const path = readPaths();
  succeeded(path, await people[n]!.ask(doorOf(n), { path, headers: { token: stage.tokens[n]! } }));
}

let bought = 0;

async function buy(): Promise<void> {
  const n = bought % callers;
  const { id, price } = stage.plans[Math.floor(bought++ / callers) % stage.plans.length]!;
  const path = '/java/orderpay/goldExpertPlan';
  const headers = { token: stage.tokens[n]!, 'idempotency-key': randomUUID() };
  const asked = { method: 'POST', path, headers, body: { id, price } };
  succeeded(path, await people[n]!.ask(doorOf(n), asked));
}

async function signIn(): Promise<void> {
  const n = caller();
  const path = '/java/login/V2/mobileOrNameToLogin';
  const body = { name: `caller${n + 1}`, password };
  succeeded(path, await people[n]!.ask(doorOf(n), { method: 'POST', path, body }));
}

let phone = 13_800_000_000;

async function askForCode(): Promise<void> {
  const n = caller();
  const path = '/java/login/V2/sendMobilecheckCode';
  phone += 100_003;
  const body = { areaCode: '86', mobileOrEmail: String(phone) };
  succeeded(path, await people[n]!.ask(doorOf(n), { method: 'POST', path, body }));
}

function succeeded(path: string, text: string): void {
  if (!text.startsWith('{"status":"success"')) throw new Error(`${path}: ${text.slice(0, 150)}`);
}

async function boardOf(client: Client): Promise<Board> {
  const path = '/java/match/gameLivingFuture';
  const text = await client.ask(doors.server, { path });
  return (JSON.parse(text) as { result: Board }).result;
}

/** The feed tells a goal; each viewer's delay counts from here. */
async function score(): Promise<void> {
  const n = goals++;
  const match = n % liveMatches;
  const state = stateOf(liveMatch(match), 1 + n, { score: { home: n, away: 0 } });
  pushed.set(`${stage.matchIds[match]} ${n}`, performance.now());
  const body = JSON.stringify({ messages: [state] });
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', feed.secret).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(
    `http://127.0.0.1:${doors.server}/java/feeds/${feed.source}/messages`,
    {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-feed-timestamp': timestamp,
        'x-feed-signature': signature,
      },
    },
  );
  succeeded('a push', await response.text());
}

function hear({ matches }: BoardDelta): void {
  const now = performance.now();
  for (const { id, state } of matches) {
    const at = pushed.get(`${id} ${state.score?.home}`);
    if (at !== undefined) measures.times.score.push(now - at);
  }
}
