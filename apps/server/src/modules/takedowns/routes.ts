import * as calls from '@xiongmao/api/takedowns/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import { languageOf } from '#platform/http/language.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Claims } from './claims/claimable.ts';
import { counterTakedown } from './requests/counter.ts';
import { listTakedowns } from './requests/list-takedowns.ts';
import { sendTakedown } from './requests/send-takedown.ts';

export function takedownRoutes(app: FastifyInstance, context: ModuleContext, claims: Claims): void {
  const { caller, clock, db, jobs } = context;
  serve(app, caller, calls.sendTakedown, async ({ body, request, identify }) => {
    const accountId = (await identify())?.uid ?? null;
    const from = { accountId, ip: request.ip, language: languageOf(request) };
    return { id: await sendTakedown(context, claims, from, body) };
  });
  serve(app, caller, calls.getTakedowns, ({ query: { page }, principal: { uid } }) =>
    listTakedowns(db, { uid, page }),
  );
  serve(app, caller, calls.counterTakedown, async ({ body, principal: { uid } }) => {
    await db.transaction((tx) => counterTakedown(tx, jobs, { ...body, uid, now: clock.now() }));
    return {};
  });
}
