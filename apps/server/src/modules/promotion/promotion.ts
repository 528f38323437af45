import type { FastifyInstance } from 'fastify';
import { accountRegistered } from '#modules/identity/index.ts';
import { rechargePaid } from '#modules/wallet/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { serveChannelGold } from './console/serve-channel-gold.ts';
import { serveChannelUsers } from './console/serve-channel-users.ts';
import { serveChannelWater } from './console/serve-channel-water.ts';
import { serveChannels } from './console/serve-channels.ts';
import { serveStatements } from './console/serve-statements.ts';
import { serveStatistics } from './console/serve-statistics.ts';
import { countFirstRecharge } from './registrations/count-first-recharge.ts';
import { countRegistration } from './registrations/count-registration.ts';
import { promotionRoutes } from './routes.ts';
import { closeDays } from './statistics/close-days.ts';
import { createFloodGate } from './visits/flood-gate.ts';
import { createIsBot } from './visits/unwatched.ts';
import { createVisitorCookies } from './visits/visitor-cookies.ts';

export interface Promotion {
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
    stop: gate.stop,
  };
}
