import * as calls from '@xiongmao/api/gifts/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

export function giftRoutes(app: FastifyInstance, { caller }: ModuleContext): void {
  serve(app, caller, calls.getGifts, async () => ({ items: [] }));
  serve(app, caller, calls.getGiftLeaders, async () => ({ items: [], you: null }));
  serve(app, caller, calls.sendGift, () => {
    throw new CodedError('unknownGift');
  });
}
