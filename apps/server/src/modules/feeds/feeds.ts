import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { serveQuarantine } from './console/serve-quarantine.ts';
import { serveSources } from './console/serve-sources.ts';
import { followFolder } from './feed-folder.ts';
import { ingest } from './ingest/ingest.ts';
import { feedRoutes } from './routes.ts';

export interface Feeds {
  /** Starts the source that the environment asks for: FEED_DIR. */
  start(): void;
  stop(): Promise<void>;
}

export function createFeeds(app: FastifyInstance, context: ModuleContext): Feeds {
  const { env, db, clock, log } = context;
  let folder: { stop(): Promise<void> } | null = null;
  feedRoutes(app, context);
  serveSources(app, context);
  serveQuarantine(app, context);

  const send = (source: string, messages: FeedMessage[]) =>
    db.transaction(async (tx) => {
      await ingest(tx, messages, { source, now: clock.now() });
    });

  return {
    start() {
      if (!env.FEED_DIR) return;
      const { FEED_DIR, REPLAY_SPEED: speed } = env;
      folder = followFolder({ folder: FEED_DIR, speed, db, clock, log, send });
    },
    async stop() {
      await folder?.stop();
    },
  };
}
