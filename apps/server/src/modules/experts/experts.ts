import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { serveApplications } from './applications/console-applications.ts';
import { serveExperts } from './console/console-experts.ts';
import { servePlans } from './console/console-plans.ts';
import { servePurchases } from './console/console-purchases.ts';
import { serveSettlements } from './console/console-settlements.ts';
import { setAside } from './plans/set-aside.ts';
import { expertRoutes } from './routes.ts';
import { renewRecords } from './settlement/keep-record.ts';
import { workSettlements } from './settlement/settle-match.ts';
import { serveOpenMatches } from './studio/studio-matches.ts';
import { serveOwnPlans } from './studio/studio-plans.ts';
import { serveReturns } from './studio/studio-returns.ts';

/** Experts and their plans: what fans, experts and the console do with them, and settling by itself. */
export function createExperts(app: FastifyInstance, context: ModuleContext): void {
  const { db, clock, env, jobs } = context;
  expertRoutes(app, context);
  serveOwnPlans(app, context);
  serveOpenMatches(app, context);
  serveReturns(app, context);
  serveApplications(app, context);
  serveExperts(app, context);
  servePlans(app, context);
  serveSettlements(app, context);
  servePurchases(app, context);
  workSettlements({ db, clock, jobs, expertShare: env.EXPERT_SHARE });
  jobs.schedule('experts-set-aside', '* * * * *', () => setAside({ db, clock }));
  jobs.catchUp('records', (after) => renewRecords(db, after));
}
