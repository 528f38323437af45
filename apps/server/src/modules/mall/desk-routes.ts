import * as calls from '@xiongmao/api/mall/calls';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '#platform/db/database.ts';
import { requireProof } from '#platform/http/access/principal.ts';
import { parseJsonBodies } from '#platform/http/bodies/json-body.ts';
import { largestBody } from '#platform/http/bodies/large-bodies.ts';
import { serve } from '#platform/http/calls.ts';
import { languageOf } from '#platform/http/language.ts';
import { closeEdition, openEdition } from './boxes/editions.ts';
import type { MallContext } from './context.ts';
import { auditCall, type Desk } from './desk/audit-call.ts';
import { shipMany } from './desk/ship-many.ts';
import {
  answerFan,
  claimOrder,
  countLook,
  countOrders,
  readRecipient,
  releaseOrder,
} from './desk/work-orders.ts';
import { addCards, checkCards } from './goods/cards.ts';

/** What the desk does that is no change of a row; each stands in the audit log. */
export function deskRoutes(app: FastifyInstance, context: MallContext): void {
  const { caller, clock, db } = context;
  /** What can't be taken back wants a fresh proof, as an edited row does. */
  const proven = <Result>({ principal }: Desk, work: (tx: Tx) => Promise<Result>) => {
    requireProof(principal, clock.now());
    return db.transaction(work);
  };
  serve(app, caller, calls.getDeskCounts, ({ principal }) => countOrders(context, principal.uid));
  serve(app, caller, calls.claimOrder, async ({ body, ...desk }) => ({
    id: await claimOrder(context, desk, body),
  }));
  serve(app, caller, calls.releaseOrder, async ({ body: { id }, ...desk }) => {
    await releaseOrder(context, desk, id);
    return { id };
  });
  serve(
    app,
    caller,
    calls.readRecipient,
    async ({ body: { id }, ...desk }) => ({ recipient: await readRecipient(context, desk, id) }),
    ({ uid }) => countLook(context, uid),
  );
  serve(app, caller, calls.answerFan, async ({ body, ...desk }) => {
    await answerFan(context, desk, body);
    return { id: body.id };
  });
  serve(app, caller, calls.openEdition, ({ body: { id }, ...desk }) =>
    proven(desk, async (tx) => {
      const commitment = await openEdition(tx, context, id, languageOf(desk.request));
      const opened = { action: 'blind-boxes.open', target: `blind-boxes/${id}` };
      await auditCall(tx, context, desk, { ...opened, after: { commitment } });
      return { id, commitment };
    }),
  );
  serve(app, caller, calls.closeEdition, ({ body: { id, reason }, ...desk }) =>
    proven(desk, async (tx) => {
      await closeEdition(tx, context, { id, reason });
      const closed = { action: 'blind-boxes.close', target: `blind-boxes/${id}` };
      await auditCall(tx, context, desk, { ...closed, after: { reason } });
      return { id };
    }),
  );
  app.register(async (scope) => {
    parseJsonBodies(scope, { bodyLimit: largestBody });
    serve(scope, caller, calls.checkCards, ({ body }) =>
      db.transaction((tx) => checkCards(tx, context, body)),
    );
    serve(scope, caller, calls.shipMany, async ({ body, ...desk }) => ({
      lines: await shipMany(context, desk, body),
    }));
    serve(scope, caller, calls.uploadCards, ({ body, ...desk }) =>
      proven(desk, async (tx) => {
        const added = await addCards(tx, context, { ...body, uid: desk.principal.uid });
        const { goodsId } = body;
        const uploaded = { action: 'goods.cards', target: `goods/${goodsId}` };
        // Of the cards themselves nothing stands there.
        await auditCall(tx, context, desk, { ...uploaded, after: added });
        return added;
      }),
    );
  });
}
