import type { FastifyInstance } from 'fastify';
import { matchDecided } from '#modules/matches/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { freezeOdds } from './apply/freeze.ts';
import { createDelivery } from './delivery.ts';
import { oddsRoutes } from './routes.ts';

/** What bookmakers offer for matches, as feeds tell it. */
export function createOdds(app: FastifyInstance, context: ModuleContext, realtime: Realtime): void {
  const { db, clock, jobs } = context;
  const delivery = createDelivery(context, realtime);
  oddsRoutes(app, context);
  jobs.subscribe(matchDecided, 'odds', ({ matchIds }) => freezeOdds(db, matchIds, clock.now()));
  app.addHook('onClose', () => delivery.stop());
}
