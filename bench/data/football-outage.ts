import { fromRoot } from '../processes.ts';
import { key as secret } from '../product.ts';
import type { Database } from '../server-code.ts';

const minute = 60_000;
const start = Date.parse('2026-05-02T15:00:00Z');
export const outageBegins = start + 40 * minute;
export const outageEnds = start + 50 * minute;
const matches = 40;
const key = 'a key of the benchmark';

interface Clock {
  now(): Date;
  to(instant: number): void;
}

type Event = Record<string, unknown>;

interface Match {
  id: number;
  kickOff: number;
  events: { from: number; until?: number; event: Event }[];
}

interface Provider {
  url: string;
  asked: unknown[];
  matches: Match[];
  set(given: { fault: 'error' | null }): void;
  passed(): number;
}

interface App {
  start(): Promise<void>;
  stop(): Promise<void>;
  feeds: { poll(): Promise<number> };
}

/** The product's own server with a clock that is driven, and a provider on loopback whose matches go on by it. */
export interface Football {
  clock: Clock;
  provider: Provider;
  app: App;
  until(instant: number): Promise<void>;
}

const server = 'apps/server';
const [
  { createApp },
  { readEnv },
  { drivenClock },
  { footballEvent, footballProvider, fixtureAt },
] = await Promise.all([
  import(fromRoot(`${server}/src/app.ts`)),
  import(fromRoot(`${server}/src/env.ts`)),
  import(fromRoot(`${server}/testing/doubles/driven-clock.ts`)),
  import(fromRoot(`${server}/testing/providers/football.ts`)),
]);

/** By which it would be known to push services. */
const vapid = { subject: 'mailto:bench@example.org', publicKey: '', privateKey: '' };

/** What one round needs, its matches in play. */
export async function football(
  databaseUrl: string,
  db: Database,
  round: number,
): Promise<Football> {
  // Rounds play the same hour, so each begins with nothing held.
  await db.$client.query(
    'truncate match, incident, feed_source, feed_followed, feed_quarantine cascade',
  );
  const clock: Clock = drivenClock(new Date(outageBegins - 3 * minute).toISOString());
  const provider: Provider = await footballProvider(clock, key);
  for (let nth = 0; nth < matches; nth++)
    provider.matches.push(matchOf(round * 1_000 + nth + 1, nth));
  const env = readEnv({
    NODE_ENV: 'production',
    SECRET_KEY: secret,
    LOG_LEVEL: 'silent',
    API_FOOTBALL_KEY: key,
    API_FOOTBALL_URL: provider.url,
    API_FOOTBALL_PLAN: '7500,300',
  });
  const app: App = await createApp({ env, db, databaseUrl, clock, secret, vapid });
  await app.start();
  async function until(instant: number): Promise<void> {
    for (;;) {
      const next = await app.feeds.poll();
      if (next > instant) break;
      clock.to(Math.max(next, clock.now().getTime() + 1));
    }
    clock.to(instant);
  }
  return { clock, provider, app, until };
}

/**
 * A match that is in play during the outage, or ends in it: goals before, in and after it, one told late, one whose
 * scorer was corrected meanwhile, one that a review takes back after it.
 */
function matchOf(id: number, nth: number): Match {
  // The last ten began so much earlier that they end within the outage.
  const kickOff = nth < matches - 10 ? start + (nth % 5) * minute : start - 60 * minute;
  const at = (minutes: number) => (start + minutes * minute - kickOff) / minute;
  const told = (
    from: number,
    player: string,
    more: { until?: number; side?: 'home' | 'away'; back?: number } = {},
  ) => {
    // In the second half the clock is behind the minutes since kick-off by the break.
    const since = at(more.back ?? from);
    const elapsed = Math.max(1, Math.round(since < 50 ? Math.min(since, 45) : since - 15));
    return {
      from: at(from),
      ...(more.until !== undefined && { until: at(more.until) }),
      event: footballEvent(id, more.side ?? 'home', elapsed, { player }) as Event,
    };
  };
  return {
    id,
    kickOff,
    events: [
      told(20, 'A. Before'),
      told(30, 'B. Wrong', { until: 44 }),
      told(44, 'B. Right', { back: 30 }),
      told(43, 'C. Within', { side: 'away' }),
      told(47, 'D. Undone', { until: 53, side: 'away' }),
      told(55, 'E. Late', { back: 46 }),
      told(58, 'F. After'),
    ],
  };
}

export interface Difference {
  lost: number;
  doubled: number;
  wrong: number;
}

/** What the provider says by now, against what is held of it. */
export async function difference({ clock, provider }: Football, db: Database): Promise<Difference> {
  const found = { lost: 0, doubled: 0, wrong: 0 };
  for (const match of provider.matches) {
    const one = await compare(match, clock.now().getTime(), db);
    found.lost += one.lost;
    found.doubled += one.doubled;
    found.wrong += one.wrong;
  }
  return found;
}

export async function compare(match: Match, now: number, db: Database): Promise<Difference> {
  const truth = fixtureAt(match, now, { events: true, squads: false }) as {
    events: { player: { name: string }; time: { elapsed: number } }[];
    goals: { home: number | null; away: number | null };
    fixture: { status: { short: string } };
  };
  const { rows } = await db.$client.query(
    `select status, score_home as home, score_away as away, (
        select coalesce(json_agg(player || ' ' || minute), '[]') from incident
        where match_id = match.id and state <> 'withdrawn') as entries
      from match where source = 'api-football' and source_id = $1`,
    [String(match.id)],
  );
  const held: string[] = [...(rows[0]?.entries ?? [])];
  let lost = 0;
  for (const { player, time } of truth.events) {
    const place = held.indexOf(`${player.name} ${time.elapsed}`);
    if (place < 0) lost += 1;
    else held.splice(place, 1);
  }
  const status = truth.fixture.status.short === 'FT' ? 'ended' : 'live';
  const { home, away } = truth.goals;
  const isRight = rows[0]?.status === status && rows[0].home === home && rows[0].away === away;
  return { lost, doubled: held.length, wrong: isRight ? 0 : 1 };
}
