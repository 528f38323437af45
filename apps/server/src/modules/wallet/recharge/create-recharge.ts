import { payments } from '@xiongmao/api/wallet/events';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { createGateways, type PlayGateway } from './gateways.ts';
import { notificationRoutes } from './notification-routes.ts';
import { payRoutes } from './pay-routes.ts';
import { tellPayment } from './recharge.ts';
import { reconcile } from './reconcile.ts';

/** Lets people buy gold: by the gateways that are configured, and those that are played. */
export function createRecharge(
  app: FastifyInstance,
  realtime: Realtime,
  context: ModuleContext,
  play: PlayGateway | null,
): void {
  const gateways = createGateways(context, play);
  payRoutes(app, context, gateways);
  notificationRoutes(app, context, gateways);
  context.jobs.work(tellPayment, async ({ accountId, id, state }) => {
    realtime.tellAccount(payments, accountId, { id, state });
  });
  context.jobs.schedule('recharge-reconcile', '* * * * *', () => reconcile(context, gateways));
}
