import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { catalogueRoutes } from '#modules/catalogue/index.ts';
import { createExperts, eraseExpert, namePlans, purchaseRules } from '#modules/experts/index.ts';
import { createFeeds, type Feeds } from '#modules/feeds/index.ts';
import {
  createIdentify,
  createIdentity,
  type Erase,
  type Identity,
} from '#modules/identity/index.ts';
import { createMatches, eraseFavourites, type Matches } from '#modules/matches/index.ts';
import { createPromotion, erasePromotion } from '#modules/promotion/index.ts';
import { recordAudit, serveAuditEntries, systemRoutes } from '#modules/system/index.ts';
import { createUsers, eraseUser, portray } from '#modules/users/index.ts';
import { createWallet, portrayWithGold } from '#modules/wallet/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { createHttp } from '#platform/http/server.ts';
import { serveUploads } from '#platform/http/uploads.ts';
import { createJobs, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createRealtime } from '#platform/realtime.ts';
import { createSecret } from '#platform/secret.ts';
import { createStorage } from '#platform/storage.ts';
import type { Env } from './env.ts';

export interface App {
  http: FastifyInstance;
  matches: Matches;
  feeds: Feeds;
  identity: Identity;
  jobs: Jobs;
  /** Begins what goes on by itself: jobs, the demo, feeds. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The list of what the server is made of: read it first. Nothing listens yet. */
export async function createApp(options: {
  env: Env;
  db: Database;
  databaseUrl: string;
  clock: Clock;
  /** The installation's key (`secretKey`). */
  secret: string;
}): Promise<App> {
  const { env, db, databaseUrl, clock } = options;
  const { app: http, front } = await createHttp({
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT,
  });
  const origins = [env.SITE_URL, env.STUDIO_URL, env.CONSOLE_URL].map((url) => new URL(url).origin);
  const identify = createIdentify(db, clock);
  const caller = { checkResults: !env.production, origins, front, identify };
  const jobs = createJobs({ databaseUrl, log: http.log });
  const secret = createSecret(options.secret);
  const storage = createStorage(path.join(env.DATA_DIR, 'uploads'));
  const context: ModuleContext = {
    env,
    db,
    clock,
    log: http.log,
    caller,
    jobs,
    secret,
    storage,
    audit: recordAudit,
  };
  // What each domain takes away of a person who leaves.
  const erase: Erase[] = [eraseUser(jobs), eraseFavourites, erasePromotion, eraseExpert];
  const realtime = await createRealtime(http.server, {
    origins,
    redisUrl: env.REDIS_URL,
    log: http.log,
  });

  const identity = createIdentity(http, realtime.io, context, {
    portray: portrayWithGold(portray),
    identify,
    erase,
  });
  createUsers(http, realtime.io, context);
  catalogueRoutes(http, context);
  const feeds = createFeeds(http, context);
  const matches = await createMatches(http, realtime.io, context, databaseUrl);
  const promotion = createPromotion(http, context);
  const wallet = createWallet(http, realtime.io, context, {
    nameReferences: namePlans,
    rules: purchaseRules,
  });
  const experts = createExperts(http, context);
  serveUploads(http, storage);
  serveAuditEntries(http, context);
  systemRoutes(http, context, {
    ticking: matches.ticker.ticking,
    viewers: () => realtime.io.engine.clientsCount,
  });

  return {
    http,
    matches,
    feeds,
    identity,
    jobs,
    async start() {
      await jobs.start();
      await identity.start();
      await promotion.start();
      await wallet.start();
      feeds.start();
      experts.start();
    },
    async stop() {
      identity.stop();
      wallet.stop();
      experts.stop();
      await feeds.stop();
      await jobs.stop();
      await matches.stop();
      await realtime.stop();
      await http.close();
      await promotion.stop();
    },
  };
}
