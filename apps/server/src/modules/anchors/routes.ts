import * as calls from '@xiongmao/api/anchors/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import type { ModuleContext } from '#platform/module.ts';
import { beginBroadcast } from './broadcasts/begin-broadcast.ts';
import { openBroadcastOf } from './broadcasts/broadcast-rows.ts';
import { endBroadcast } from './broadcasts/end-broadcast.ts';

/** What anchors and their fans do. */
export function anchorRoutes(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock, db, jobs } = context;

  serve(app, caller, calls.isBroadcasting, async ({ principal }) => ({
    broadcast: await openBroadcastOf(db, principal.uid),
  }));
  serve(app, caller, calls.beginBroadcast, ({ principal: { uid } }) =>
    db.transaction((tx) => beginBroadcast(tx, context, { uid, now: clock.now() })),
  );
  serve(app, caller, calls.endBroadcast, ({ principal: { uid } }) =>
    db.transaction((tx) => endBroadcast(tx, jobs, { uid, now: clock.now() })),
  );
}
