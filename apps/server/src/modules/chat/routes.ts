import * as calls from '@xiongmao/api/chat/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { readReplay } from './rooms/replay.ts';
import { readRoom, type Snapshots } from './rooms/snapshot.ts';
import { guestStanding, standingOf } from './rooms/standing.ts';

/** What rooms tell who opens a page. */
export function chatRoutes(
  app: FastifyInstance,
  { caller, clock, db }: ModuleContext,
  snapshots: Snapshots,
): void {
  serve(app, caller, calls.getChatRoom, async ({ query: { room, before }, identify }) => {
    const now = clock.now();
    const found = await (before ? readRoom(db, { name: room, before, now }) : snapshots.of(room));
    if (!found) throw new CodedError('unknownChatRoom');
    const uid = (await identify())?.uid;
    const { v, messages, earlier, rules } = found;
    const you = uid === undefined ? guestStanding : await standingOf(db, found, { uid, now });
    return { v, messages, earlier, rules, you };
  });
  serve(app, caller, calls.getChatReplay, ({ query }) => readReplay(db, query));
}
