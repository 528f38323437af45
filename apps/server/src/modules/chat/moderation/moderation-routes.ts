import * as calls from '@xiongmao/api/chat/calls';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import type { FastifyInstance } from 'fastify';
import { requireAnchor } from '#modules/anchors/index.ts';
import { serve } from '#platform/http/calls.ts';
import type { ModuleContext } from '#platform/module.ts';
import { deleteMessage } from './acts/delete-message.ts';
import { operate } from './acts/operate.ts';
import { findChatter } from './chatter.ts';
import { report } from './complaints/report.ts';
import { appeal, findSanctions } from './complaints/sanctions.ts';
import { findRules, setRules } from './room-rules.ts';
import type { Tell } from './tell.ts';

/** What moderators, anchors and whoever was moderated do. */
export function moderationRoutes(
  app: FastifyInstance,
  { caller, clock, db, jobs }: ModuleContext,
  tell: Tell,
): void {
  serve(app, caller, calls.getChatter, ({ query, principal: { uid } }) =>
    findChatter(db, { ...query, uid, now: clock.now() }),
  );
  serve(app, caller, calls.operateChatRoom, async ({ body, principal: { uid } }) => {
    const asked = { uid, now: clock.now() };
    const rooms = await db.transaction((tx) => operate(tx, jobs, body, asked));
    tell.now({ rooms, person: { uid: body.userId, room: body.room } });
    return {};
  });
  serve(app, caller, calls.deleteMessage, async ({ query, principal: { uid } }) => {
    const asked = { ...query, uid, now: clock.now() };
    const removed = await db.transaction((tx) => deleteMessage(tx, jobs, asked));
    if (removed) tell.now(removed);
    return {};
  });
  serve(app, caller, calls.setRoomRules, async ({ body, principal: { uid } }) => {
    await requireAnchor(db, uid);
    const room: RoomName = `anchor-${uid}`;
    const given = { by: { uid, role: 'anchor' }, now: clock.now() } as const;
    const rules = await db.transaction((tx) => setRules(tx, room, body, given));
    tell.now({ rooms: [room] });
    return rules;
  });
  serve(app, caller, calls.getRoomRules, ({ principal: { uid } }) =>
    findRules(db, `anchor-${uid}`, clock.now()),
  );
  serve(app, caller, calls.getSanctions, ({ query: { page }, principal: { uid } }) =>
    findSanctions(db, { uid, page, now: clock.now() }),
  );
  serve(app, caller, calls.appeal, async ({ body, principal: { uid } }) => {
    await db.transaction((tx) => appeal(tx, { ...body, uid, now: clock.now() }));
    return {};
  });
  serve(app, caller, calls.reportChat, async ({ body, principal: { uid } }) => {
    await report(db, body, { uid, now: clock.now() });
    return {};
  });
}
