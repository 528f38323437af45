import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ingest } from '#modules/feeds/index.ts';
import type { SignInDemo } from '#modules/identity/index.ts';
import { findUnfinished } from '#modules/matches/index.ts';
import type { PlayGateway } from '#modules/wallet/index.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createTalk } from './chat/talk.ts';
import { seedDemoExperts, tendDemoExperts } from './experts/experts.ts';
import { createGivers } from './gifts/givers.ts';
import { demoNames, seedDemoAccounts } from './identity/accounts.ts';
import { sandbox as sandboxProvider } from './identity/sandbox.ts';
import { sandboxRoutes as signInRoutes } from './identity/sandbox-routes.ts';
import { createPictures } from './live/pictures.ts';
import { seedDemoAnchors, tendRooms } from './live/rooms.ts';
import { seedDemoShop } from './mall/shop.ts';
import { seedDemoNews } from './news/articles.ts';
import { createPosters } from './posts/posters.ts';
import { seedDemoChannels } from './promotion/channels.ts';
import { startSimulator } from './simulator/simulator.ts';
import { tendDemoVideos } from './videos/videos.ts';
import { sandbox as sandboxGateway } from './wallet/sandbox.ts';
import { sandboxRoutes as payRoutes } from './wallet/sandbox-routes.ts';

/** What the product is tried out with: never in production. */
export interface Demo {
  /** Null with `DEMO=0`. */
  signIn: SignInDemo | null;
  playGateway: PlayGateway;
  /** Makes accounts and what else is to be there, and goes on to play matches. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createDemo(app: FastifyInstance, context: ModuleContext): Demo {
  const { env } = context;
  payRoutes(app, context);
  const playGateway: PlayGateway = (method) => sandboxGateway(method, context);
  if (!env.demo) {
    return { signIn: null, playGateway, start: async () => {}, stop: async () => {} };
  }
  signInRoutes(app, context);
  return {
    signIn: {
      accounts: demoNames,
      play: (name) => sandboxProvider(name, env.SERVER_URL, context.secret),
    },
    playGateway,
    ...createWorld(context),
  };
}

type Running = Pick<Demo, 'start' | 'stop'>;

/** Experts and anchors are there from the start: whoever opens their pages finds them, if without a plan yet. */
async function seedPeople(context: ModuleContext): Promise<void> {
  await context.db.transaction(async (tx) => {
    // Of two processes that start at once, the second finds whom the first has made.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber('demo people')})`);
    await seedDemoExperts(context);
    if (context.env.BRAND_LIVE) await seedDemoAnchors(context);
  });
}

/** People, channels and a shop, and what is played. */
function createWorld(context: ModuleContext): Running {
  const { db, clock, env } = context;
  const played = env.DEMO_MATCHES ? createPlayed(context) : null;
  return {
    async start() {
      await seedDemoAccounts(db, clock.now());
      await seedDemoChannels(db, clock.now());
      if (env.BRAND_MALL) await seedDemoShop(context);
      await played?.start();
    },
    async stop() {
      await played?.stop();
    },
  };
}

/** Matches, plans, rooms, talk and gifts, which come about as they do in life. */
function createPlayed(context: ModuleContext): Running {
  const { db, clock, env, jobs, log } = context;
  const source = 'demo';
  let simulator: ReturnType<typeof startSimulator> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const pictures = createPictures(context);
  const talk = createTalk(context);
  const givers = createGivers(context);
  const posters = createPosters(context);
  if (env.BRAND_LIVE) {
    jobs.schedule('demo-rooms', '* * * * *', async () => {
      // Before, its anchors are being made.
      if (simulator) pictures.show(await tendRooms(context));
    });
  }
  jobs.schedule('demo-experts', '*/5 * * * *', async () => {
    await tend();
  });

  jobs.schedule('demo-videos', '* * * * *', () => tendDemoVideos(context));

  const send = (messages: FeedMessage[]) =>
    db.transaction(async (tx) => {
      await ingest(tx, messages, { source, now: clock.now(), demo: true });
    });

  let tending: Promise<boolean> | null = null;
  /** What experts and editors write of matches, once at a time; false while there are too few of them. */
  function tend(): Promise<boolean> {
    tending ??= Promise.all([tendDemoExperts(context), seedDemoNews(context)])
      .then((made) => made.every(Boolean))
      .finally(() => {
        tending = null;
      });
    return tending;
  }

  /** They come with the first matches. */
  function tendSoon(): void {
    timer = setTimeout(async () => {
      try {
        if (!(await tend()) && !stopped) tendSoon();
      } catch (error) {
        log.error({ err: error }, "what the demo's experts and editors write can't be made");
      }
    }, 1_000);
  }

  return {
    async start() {
      await seedPeople(context);
      simulator = startSimulator({
        ...{ send, clock, log, zone: env.BRAND_ZONE },
        unfinished: () => findUnfinished(db, source, clock.now()),
      });
      tendSoon();
      await tendDemoVideos(context);
      await talk.start();
      await posters.start();
      await givers.start();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await talk.stop();
      await givers.stop();
      await pictures.stop();
      await simulator?.stop();
    },
  };
}
