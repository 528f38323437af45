import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { serveQuarantine } from './console/serve-quarantine.ts';
import { serveSources } from './console/serve-sources.ts';
import { followFolder } from './feed-folder.ts';
import { createProviders } from './providers/providers.ts';
import { forgetQuarantined } from './quarantine.ts';
import { feedRoutes } from './routes.ts';

export interface Feeds {
  /** Starts the sources that the environment asks for: FEED_DIR, and providers by their keys. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Asks providers all that is due by now; returns when there is something to ask again. */
  poll(): Promise<number>;
  figures(): string[];
}

export function createFeeds(app: FastifyInstance, context: ModuleContext): Feeds {
  const { env, db, clock, log, jobs } = context;
  let folder: { stop(): Promise<void> } | null = null;
  const providers = createProviders(context);
  feedRoutes(app, context);
  serveSources(app, context);
  serveQuarantine(app, context);
  jobs.schedule('quarantine-forget', '29 * * * *', () => forgetQuarantined(db, clock.now()));

  return {
    async start() {
      await providers.start();
      if (!env.FEED_DIR) return;
      const { FEED_DIR, REPLAY_SPEED: speed } = env;
      folder = followFolder({ folder: FEED_DIR, speed, db, clock, log });
    },
    async stop() {
      await providers.stop();
      await folder?.stop();
    },
    poll: providers.poll,
    figures: providers.figures,
  };
}
