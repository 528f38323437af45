import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { serveProclamations } from './console/console-proclamations.ts';
import { serveSiteDetails } from './console/console-site-details.ts';
import { serveVersions } from './console/console-versions.ts';
import { pageRoutes } from './routes.ts';

/** What an operator's editors keep besides articles. */
export function createPages(app: FastifyInstance, context: ModuleContext): void {
  pageRoutes(app, context);
  serveProclamations(app, context);
  serveVersions(app, context);
  serveSiteDetails(app, context);
}
