import * as calls from '@xiongmao/api/chat/calls';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

/** What moderators, anchors and whoever was moderated do. */
export function moderationRoutes(
  app: FastifyInstance,
  { caller }: ModuleContext,
  /** After a commit that took versions of a room. */
  _tell: (room: RoomName) => void,
): void {
  const notYet = (): never => {
    throw new CodedError('unavailable');
  };
  serve(app, caller, calls.getChatter, notYet);
  serve(app, caller, calls.operateChatRoom, notYet);
  serve(app, caller, calls.deleteMessage, notYet);
  serve(app, caller, calls.setRoomRules, notYet);
  serve(app, caller, calls.getRoomRules, notYet);
  serve(app, caller, calls.getSanctions, notYet);
  serve(app, caller, calls.appeal, notYet);
  serve(app, caller, calls.reportChat, notYet);
}
