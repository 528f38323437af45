import type { FastifyInstance } from 'fastify';
import { accountRegistered } from '#modules/identity/index.ts';
import { rechargePaid } from '#modules/wallet/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { closeDays } from './close-days.ts';
import { countFirstRecharge } from './count-first-recharge.ts';
import { countRegistration } from './count-registration.ts';
import { seedDemoChannels } from './demo-channels.ts';
import { createFloodGate } from './flood-gate.ts';
import { promotionRoutes } from './routes.ts';
import { serveChannelGold } from './serve-channel-gold.ts';
import { serveChannelUsers } from './serve-channel-users.ts';
import { serveChannelWater } from './serve-channel-water.ts';
import { serveChannels } from './serve-channels.ts';
import { serveStatements } from './serve-statements.ts';
import { serveStatistics } from './serve-statistics.ts';
import { createIsBot } from './unwatched.ts';
import { createVisitorCookies } from './visitor-cookies.ts';

export interface Promotion {
  /** Makes the demo's channels where the demo runs. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createPromotion(app: FastifyInstance, context: ModuleContext): Promotion {
  const { db, clock, env, jobs, secret } = context;
  const gate = createFloodGate(context);
  const cookies = createVisitorCookies(app.ownCookies);
  const isBot = createIsBot(env);

  promotionRoutes(app, { ...context, cookies, gate, isBot });
  serveChannels(app, context);
  serveStatistics(app, context);
  serveChannelUsers(app, context);
  serveStatements(app, context);
  serveChannelGold(app, context);
  serveChannelWater(app, context);
  jobs.subscribe(accountRegistered, 'promotion', (registered) =>
    db.transaction((tx) => countRegistration(tx, { secret, isBot }, registered)),
  );
  jobs.subscribe(rechargePaid, 'promotion', (paid) =>
    db.transaction((tx) => countFirstRecharge(tx, paid)),
  );
  jobs.schedule('promotion-close-days', '*/10 * * * *', () => closeDays(db, clock.now()));

  return {
    async start() {
      if (!env.demo) return;
      await seedDemoChannels(db, clock.now());
      await closeDays(db, clock.now());
    },
    stop: gate.stop,
  };
}
