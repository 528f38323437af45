import * as calls from '@xiongmao/api/pages/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import { languageOf } from '#platform/http/language.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findSiteDetails } from './find-site-details.ts';
import { findCurrent } from './proclamations/find-current.ts';
import { findPage } from './versions/find-page.ts';

export function pageRoutes(app: FastifyInstance, { caller, clock, db, env }: ModuleContext): void {
  serve(app, caller, calls.getProclamation, async ({ request, identify }) => {
    const roles = (await identify())?.roles ?? null;
    const view = { locale: languageOf(request), roles, now: clock.now() };
    return { items: await findCurrent(db, view) };
  });
  serve(app, caller, calls.getPage, ({ query, request }) =>
    findPage(db, query, {
      locale: languageOf(request),
      zone: env.BRAND_ZONE,
      now: clock.now(),
    }),
  );
  serve(app, caller, calls.getSiteDetails, () => findSiteDetails(db));
}
