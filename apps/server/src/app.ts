import type { FastifyInstance } from 'fastify';
import { catalogueRoutes } from '#modules/catalogue/index.ts';
import { createFeeds, type Feeds } from '#modules/feeds/index.ts';
import { createMatches, type Matches } from '#modules/matches/index.ts';
import { systemRoutes } from '#modules/system/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { createHttp } from '#platform/http/server.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createRealtime } from '#platform/realtime.ts';
import type { Env } from './env.ts';

export interface App {
  http: FastifyInstance;
  matches: Matches;
  feeds: Feeds;
  stop(): Promise<void>;
}

/** The list of what the server is made of: read it first. Nothing listens yet. */
export async function createApp(options: {
  env: Env;
  db: Database;
  databaseUrl: string;
  clock: Clock;
}): Promise<App> {
  const { env, db, databaseUrl, clock } = options;
  const { app: http, front } = await createHttp({
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT,
  });
  const origins = [env.SITE_URL, env.STUDIO_URL, env.CONSOLE_URL].map((url) => new URL(url).origin);
  const caller = { checkResults: !env.production, origins, front };
  const context: ModuleContext = { env, db, clock, log: http.log, caller };
  const realtime = await createRealtime(http.server, {
    origins,
    redisUrl: env.REDIS_URL,
    log: http.log,
  });

  catalogueRoutes(http, context);
  const feeds = createFeeds(http, context);
  const matches = await createMatches(http, realtime.io, context, databaseUrl);
  systemRoutes(http, context, {
    ticking: matches.ticker.ticking,
    viewers: () => realtime.io.engine.clientsCount,
  });

  return {
    http,
    matches,
    feeds,
    async stop() {
      await feeds.stop();
      await matches.stop();
      await realtime.stop();
      await http.close();
    },
  };
}
