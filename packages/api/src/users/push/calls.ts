import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { rowId } from '../../fields/row-id.ts';
import { pushDevice, pushSubscription } from './shapes.ts';

export const getPush = defineCall({
  effect: 'read',
  permission: 'account',
  method: 'GET',
  path: '/user/push',
  summary:
    'The key that push subscriptions are made for, and the browsers that notices are pushed to',
  result: z.object({
    /** The server's VAPID key (RFC 8292), base64url. */
    key: z.string(),
    devices: z.array(pushDevice),
  }),
});

/** Each browser has one subscription; told again on each visit, it stays. It ends with the session that told it. */
export const subscribePush = defineCall({
  effect: 'write',
  permission: 'account',
  method: 'POST',
  path: '/user/push/subscribe',
  summary: 'Has notices pushed to this browser, in the language of the call',
  body: pushSubscription.extend({
    /** The browser's IANA zone: quiet hours are in it where one has chosen no other. */
    zone: z.string().max(60).optional(),
  }),
  result: z.object({ id: z.int() }),
  errors: ['unknownPushService'],
});

export const unsubscribePush = defineCall({
  effect: 'write',
  permission: 'account',
  method: 'POST',
  path: '/user/push/unsubscribe',
  summary: 'Has notices no longer pushed to one of these browsers',
  body: z.object({ id: rowId }),
  result: z.object({}),
  errors: ['unknownPushDevice'],
});
