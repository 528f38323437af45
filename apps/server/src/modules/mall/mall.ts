import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import type { MallContext } from './context.ts';
import { serveOwnPictures } from './goods/own-files.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { tellSteps } from './orders/tell-steps.ts';
import { createSealing } from './sealing.ts';
import { shopRoutes } from './shop-routes.ts';

/** The shop: goods for gold, the desk that sends them, blind boxes. */
export function createMall(app: FastifyInstance, given: ModuleContext): void {
  const { db, env, jobs, secret } = given;
  const context: MallContext = { ...given, sealing: createSealing(env.mallKeys, secret) };
  shopRoutes(app, context);
  serveOwnPictures(app);
  jobs.schedule('mall-tick', '* * * * *', async () => {
    await expireOrders(context);
    await tellSteps(db, jobs);
  });
}
