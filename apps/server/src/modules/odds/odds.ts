import type { FastifyInstance } from 'fastify';
import { matchDecided, matchesJoined } from '#modules/matches/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { freezeOdds, tellAnew } from './apply/freeze.ts';
import { createDelivery } from './delivery.ts';
import { oddsRoutes } from './routes.ts';

/** What bookmakers offer for matches, as feeds tell it. */
export function createOdds(app: FastifyInstance, context: ModuleContext, realtime: Realtime): void {
  const { db, clock, jobs } = context;
  const delivery = createDelivery(context, realtime);
  oddsRoutes(app, context);
  jobs.subscribe(matchDecided, 'odds', ({ matchIds }) => freezeOdds(db, matchIds, clock.now()));
  jobs.subscribe(matchesJoined, 'odds', ({ matchIds }) => tellAnew(db, matchIds));
  app.addHook('onClose', () => delivery.stop());
}
