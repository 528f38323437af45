import * as calls from '@xiongmao/api/anchors/calls';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countFile } from '#modules/users/index.ts';
import { requireProof } from '#platform/http/access/principal.ts';
import { parseJsonBodies } from '#platform/http/bodies/json-body.ts';
import { largestBody } from '#platform/http/bodies/large-bodies.ts';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { apply } from './applications/apply.ts';
import { lookAtDocument } from './applications/look-at-document.ts';
import { agreeToRules, findStanding } from './applications/standing.ts';
import { beginBroadcast } from './broadcasts/begin-broadcast.ts';
import { openBroadcastOf } from './broadcasts/broadcast-rows.ts';
import { endBroadcast } from './broadcasts/end-broadcast.ts';
import { authorise, findAuthorised, openLink } from './links/open-link.ts';
import { requireAnchor } from './policy.ts';
import { findAnchor, hasLeft, listAnchors } from './profiles/find-anchors.ts';
import { cancelReservation } from './reservations/cancel-reservation.ts';
import { remind } from './reservations/reminders.ts';
import { listReservations } from './reservations/reservation-rows.ts';
import { reserve } from './reservations/reserve.ts';
import { findTotals, listIncome } from './revenue/income.ts';
import { findInfo } from './settings/room-settings.ts';
import { setPicture } from './settings/set-picture.ts';
import { updateSettings } from './settings/update-settings.ts';

const pageAt = (page: number) => ({ start: (page - 1) * pageSize, count: pageSize });

/** What anchors do, who wants to become one, and their fans. */
export function anchorRoutes(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock, db, env } = context;
  becoming(app, context);
  streaming(app, context);
  announcing(app, context);

  serve(app, caller, calls.getAnchorAddress, async ({ principal, request }) => ({
    current: request.ip,
    authorised: await findAuthorised(db, principal.uid),
  }));
  serve(app, caller, calls.authoriseAddress, async ({ principal: { uid }, request }) => {
    const address = request.ip;
    await db.transaction((tx) => authorise(tx, { uid, address, now: clock.now() }));
    return { current: address, authorised: address };
  });
  serve(app, caller, calls.openLink, async ({ body, principal: { uid }, request }) => {
    const asking = { uid, address: request.ip, id: body.id, now: clock.now() };
    return { url: await db.transaction((tx) => openLink(tx, asking)) };
  });

  serve(app, caller, calls.getAnchorTotals, ({ query, principal }) =>
    findTotals(db, principal.uid, {
      days: query.days,
      zone: env.BRAND_ZONE,
      share: env.ANCHOR_SHARE,
      now: clock.now(),
    }),
  );
  serve(app, caller, calls.getAnchorReturns, ({ query, principal }) =>
    listIncome(db, principal.uid, {
      days: query.days,
      zone: env.BRAND_ZONE,
      now: clock.now(),
      order: sql`n.id desc`,
      ...pageAt(query.page),
    }),
  );

  serve(app, caller, calls.getAnchor, async ({ body, identify }) => {
    const viewerId = (await identify())?.uid ?? null;
    const found = await findAnchor(db, { viewerId, now: clock.now() }, body.userId);
    if (!found) throw new CodedError((await hasLeft(db, body.userId)) ? 'gone' : 'unknownAnchor');
    return found;
  });
  serve(app, caller, calls.getAnchors, ({ query: { q, page } }) =>
    listAnchors(db, clock.now(), { q, ...pageAt(page) }),
  );
}

function becoming(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock, db } = context;
  serve(app, caller, calls.isAnchor, async ({ principal }) => {
    const { state, ban } = await findStanding(db, principal.uid, clock.now());
    return { anchor: state === 'approved', ban };
  });
  serve(app, caller, calls.getAnchorStanding, ({ principal }) =>
    findStanding(db, principal.uid, clock.now()),
  );
  serve(app, caller, calls.agreeToRules, ({ body: { rules }, principal: { uid } }) =>
    db.transaction((tx) => agreeToRules(tx, { uid, rules, now: clock.now() })),
  );
  serve(app, caller, calls.getAnchorDocument, ({ body, principal, request }) => {
    requireProof(principal, clock.now());
    return db.transaction((tx) => lookAtDocument(tx, context, { principal, request, ...body }));
  });
  app.register(async (scope) => {
    parseJsonBodies(scope, { bodyLimit: largestBody });
    // Pictures of applications and of rooms together.
    const counted = ({ uid }: { uid: number }) => countFile(context, 'anchor-picture', uid);
    serve(
      scope,
      caller,
      calls.applyAsAnchor,
      ({ body, principal: { uid } }) => {
        const documents = body.documents.map((each) => Buffer.from(each, 'base64'));
        return apply(context, { uid, ...body, documents });
      },
      counted,
    );
    serve(
      scope,
      caller,
      calls.setAnchorPicture,
      ({ body, principal: { uid } }) => setPicture(context, { uid, ...body }),
      counted,
    );
  });
}

function streaming(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock, db, jobs } = context;
  serve(app, caller, calls.getAnchorInfo, async ({ principal: { uid } }) => {
    await requireAnchor(db, uid);
    return findInfo(db, uid);
  });
  serve(app, caller, calls.updateAnchor, ({ body, principal: { uid } }) =>
    db.transaction((tx) => updateSettings(tx, jobs, { uid, changes: body, now: clock.now() })),
  );
  serve(app, caller, calls.moveBroadcast, ({ body, principal: { uid } }) =>
    db.transaction((tx) => updateSettings(tx, jobs, { uid, changes: body, now: clock.now() })),
  );
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

function announcing(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock, db, jobs } = context;
  serve(app, caller, calls.getOwnReservations, ({ query, principal }) =>
    listReservations(db, principal.uid, { now: clock.now(), ...pageAt(query.page) }),
  );
  serve(app, caller, calls.reserve, ({ body: { matchId }, principal: { uid } }) =>
    db.transaction((tx) => reserve(tx, { uid, matchId, now: clock.now() })),
  );
  serve(app, caller, calls.cancelReservation, ({ query: { id }, principal: { uid } }) =>
    db.transaction((tx) => cancelReservation(tx, jobs, { uid, id, now: clock.now() })),
  );
  serve(app, caller, calls.remindOfReservation, async ({ body, principal: { uid } }) => {
    await db.transaction((tx) => remind(tx, { uid, ...body, now: clock.now() }));
    return { reminded: body.remind };
  });
}
