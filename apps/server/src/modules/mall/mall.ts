import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { boxRoutes } from './box-routes.ts';
import { closeOverdue } from './boxes/editions.ts';
import { serveCategories } from './console/console-categories.ts';
import { serveDraws } from './console/console-draws.ts';
import { serveEditions } from './console/console-editions.ts';
import { serveGoods } from './console/console-goods.ts';
import { serveOrders } from './console/console-orders.ts';
import { serveStockChanges } from './console/console-stock.ts';
import { mallContext } from './context.ts';
import { deskRoutes } from './desk-routes.ts';
import { serveOwnPictures } from './goods/own-files.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { tellAllSteps } from './orders/tell-steps.ts';
import { kept, reseal } from './sealing/reseal.ts';
import { shopRoutes } from './shop-routes.ts';

/** The shop: goods for gold, the desk that sends them, blind boxes. */
export function createMall(app: FastifyInstance, given: ModuleContext): void {
  const { db, jobs } = given;
  const context = mallContext(given);
  shopRoutes(app, context);
  boxRoutes(app, context);
  deskRoutes(app, context);
  serveCategories(app, context);
  serveGoods(app, context);
  serveStockChanges(app, context);
  serveOrders(app, context);
  serveEditions(app, context);
  serveDraws(app, context);
  serveOwnPictures(app);
  for (const [name, where] of Object.entries(kept)) {
    jobs.catchUp(`mall-${name}`, (after) => reseal(context, where, after));
  }
  jobs.schedule('mall-tick', '* * * * *', async () => {
    await expireOrders(context);
    await closeOverdue(context);
    await tellAllSteps(db, jobs);
  });
}
