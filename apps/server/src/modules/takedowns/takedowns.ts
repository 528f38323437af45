import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { type Claimable, createClaims } from './claims/claimable.ts';
import { withholdFiles } from './claims/pictures.ts';
import { serveTakedowns } from './console/console-takedowns.ts';
import { takedownRoutes } from './routes.ts';

/** What rights-holders have taken down, of whatever domains have that can be claimed. */
export function createTakedowns(
  app: FastifyInstance,
  context: ModuleContext,
  claimables: readonly Claimable[],
): void {
  const claims = createClaims(claimables);
  takedownRoutes(app, context, claims);
  serveTakedowns(app, context, claims);
  withholdFiles(context, claimables);
}
