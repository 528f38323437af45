import * as calls from '@xiongmao/api/chat/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

/** What rooms tell who opens a page. */
export function chatRoutes(app: FastifyInstance, { caller }: ModuleContext): void {
  serve(app, caller, calls.getChatRoom, () => {
    throw new CodedError('unknownChatRoom');
  });
  serve(app, caller, calls.getChatReplay, () => {
    throw new CodedError('unknownReplay');
  });
}
