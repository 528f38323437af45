import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { Board } from '@xiongmao/api/matches/shapes';
import type { PushMessage } from '@xiongmao/api/users/push/message';
import { deliverTo } from '@xiongmao/e2e/push/browser-push';
import { type PushService, startPushService } from '@xiongmao/push/push-service';
import { atMost, type Check, quantile, say } from '../../checks.ts';
import { openBrowser } from '../../measure/browser.ts';
import { type Server, startServer, startSite, zone } from '../../product.ts';

/** More in an hour nobody is told. */
const goals = 40;
/** Pauses between goals, ms: uneven, so that goals meet ticks at every phase. */
const pauses = { least: 400, spread: 600 };

/** From a goal's push by the feed to its notification in Chromium, by a push service that is played. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const service = await startPushService();
  stack.defer(() => service.stop());
  // Outside production, where a service may be played and mail waits to be read.
  const env = { NODE_ENV: 'development', PUSH_SERVICES: service.origin };
  const server = stack.use(await startServer(env));
  const site = stack.use(await startSite(server, env));
  const match = await startMatch(server);
  const endpoint = await followMatch(server, service, match.id);

  const browser = await openBrowser();
  stack.defer(() => browser.close());
  const context = await browser.newContext({ timezoneId: zone, locale: 'en-GB' });
  await context.grantPermissions(['notifications'], { origin: site.url });
  const page = await openPage(context, site.url);
  await deliverTo(page, service, endpoint);
  say('a fan’s browser waits for goals');

  const told: { goal: number; at: number }[] = [];
  for (let goal = 1; goal <= goals; goal++) {
    await sleep(pauses.least + pauses.spread * ((goal * 0.618) % 1));
    const at = Date.now();
    await match.score(goal);
    told.push({ goal, at });
  }
  await sleep(2_000);
  const shown = await page.evaluate(() => (window as unknown as Watching).shown);
  if (service.faults.length > 0) throw new Error(`the service refused: ${service.faults}`);

  // One that was late may have been told with the next, which replaces it.
  const goalIn = (body: string) => Number(/(\d+)–0/.exec(body)?.[1] ?? 0);
  const delays = told.map(({ goal, at }) => {
    const seen = shown.find(({ body }) => goalIn(body) >= goal)?.at;
    if (seen === undefined) throw new Error(`goal ${goal} was never shown`);
    return seen - at;
  });
  const at = (share: number) => Math.round(quantile(delays, share));
  say(`of ${delays.length} goals: median ${at(0.5)}, p90 ${at(0.9)}, latest ${at(1)} ms`);
  return [
    atMost(1_000, {
      name: 'push by the feed to notification, p95',
      unit: 'ms',
      ours: [quantile(delays, 0.95)],
    }),
  ];
}

interface Watching {
  shown: { body: string; at: number }[];
}

/** A page whose worker stands, and which notes when a notification is there. */
async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown: Watching['shown'] = [];
    Object.assign(window, { shown });
    let last = 0;
    setInterval(async () => {
      for (const { body, data } of await registration.getNotifications()) {
        const { id } = data as PushMessage;
        if (id === last) continue;
        last = id;
        shown.push({ body, at: Date.now() });
      }
    }, 10);
  });
  return page;
}

/** A match in play, and its next goal. */
async function startMatch(server: Server) {
  const now = new Date();
  const names = { home: 'Ashford United', away: 'Brindale Rovers' };
  const items: object[] = [];
  let version = 0;
  const push = (...said: object[]) => {
    version += 1;
    return server.feed.push(
      said.map((one) => ({ ...one, match: 'push', version })) as FeedMessage[],
    );
  };
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
  await push(
    {
      type: 'fixture',
      gameId: 202,
      season: '2026',
      startsAt: now.toISOString(),
      date: day,
      league: { id: 'push', name: 'Premier Division' },
      home: { id: 'home', name: names.home },
      away: { id: 'away', name: names.away },
    },
    {
      type: 'state',
      state: {
        ...{ status: 'live', phase: 'h1', clock: null, score: { home: 0, away: 0 } },
        ...{ periods: [], columns: [], winner: null, note: null },
      },
    },
  );
  await sleep(1_000);
  const query = new URLSearchParams({ day, zone, gameIds: '202' });
  const answer = await fetch(`${server.url}/java/match/gameLivingFuture?${query}`);
  const { result } = (await answer.json()) as { result: Board };
  return {
    id: result.matches[0]!.id,
    score(home: number) {
      items.push({
        ...{ key: `g${home}`, order: home, period: 'h1', minute: home, added: null, seconds: null },
        ...{ kind: 'goal', side: 'home', playerId: null, player: 'A. Scorer', other: null },
        ...{ score: { home, away: 0 }, text: null, x: null, y: null },
      });
      return push({ type: 'incidents', items });
    },
  };
}

/** Somebody registers, has the match starred, and a browser subscribed; answers its endpoint. */
async function followMatch(server: Server, service: PushService, matchId: number) {
  const cookies = new Map<string, string>();
  async function call<Result>(path: string, body?: object): Promise<Result> {
    const response = await fetch(`${server.url}/java${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...{ 'x-xiongmao': '1', language: 'en_US', 'content-type': 'application/json' },
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
    const { status, result, ...failure } = (await response.json()) as {
      status: string;
      result: Result;
    };
    if (status !== 'success') throw new Error(`${path}: ${JSON.stringify(failure)}`);
    return result;
  }
  const email = `${randomUUID()}@example.org`;
  await call('/login/V2/sendEmailcheckCode', { mobileOrEmail: email });
  const checkCode = await codeFor(server, email);
  const given = { mobileOrEmail: email, checkCode, agreed: true };
  await call('/login/V2/getLoginByEmailCheckCode', given);
  await call('/match/attention', { matchIds: [matchId] });
  const { key } = await call<{ key: string }>('/user/push');
  const subscription = service.subscribe(key);
  await call('/user/push/subscribe', subscription);
  return subscription.endpoint;
}

async function codeFor(server: Server, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${server.url}/dev/outbox?to=${encodeURIComponent(email)}`);
    const sent = (await answer.json()) as { code: string | null }[];
    const code = sent.find((one) => one.code !== null)?.code;
    if (code) return code;
    await sleep(100);
  }
  throw new Error(`no code came to ${email}`);
}
