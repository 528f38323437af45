import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { FastifyInstance } from 'fastify';
import { findUnfinished } from '#modules/matches/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { followFolder } from './files/feed-folder.ts';
import { ingest } from './ingest/ingest.ts';
import { feedRoutes } from './routes.ts';
import { startSimulator } from './simulator/simulator.ts';

export interface Feeds {
  /** Starts the sources the environment asks for: the demo, and FEED_DIR. */
  start(): void;
  stop(): Promise<void>;
}

export function createFeeds(app: FastifyInstance, context: ModuleContext): Feeds {
  const { env, db, clock, log } = context;
  const sources: { stop(): Promise<void> }[] = [];
  feedRoutes(app, context);

  const send = (source: string, messages: FeedMessage[]) =>
    db.transaction(async (tx) => {
      await ingest(tx, messages, { source, now: clock.now(), demo: source === 'demo' });
    });

  return {
    start() {
      if (env.demo) {
        const options = { clock, log, zone: env.BRAND_ZONE };
        sources.push(
          startSimulator({
            ...options,
            send: (messages) => send('demo', messages),
            unfinished: () => findUnfinished(db, 'demo', clock.now()),
          }),
        );
      }
      if (env.FEED_DIR) {
        sources.push(
          followFolder({ folder: env.FEED_DIR, speed: env.REPLAY_SPEED, db, clock, log, send }),
        );
      }
    },
    async stop() {
      await Promise.all(sources.map((source) => source.stop()));
    },
  };
}
