import { z } from 'zod';
import { defineCall } from '../call.ts';

/**
 * An operator's own feed. Signed: `x-feed-timestamp` (Unix milliseconds) and `x-feed-signature`
 * (hex HMAC-SHA256 of `<timestamp>.<body>` under the feed's secret); 5 minutes of clock difference are
 * allowed, and the same signature is taken once. Messages are those of `feeds/messages.ts`; each is
 * checked alone, and one that can't be understood is quarantined without hindering the others.
 */
export const pushFeed = defineCall({
  method: 'POST',
  path: '/feeds/:source/messages',
  effect: 'write',
  permission: 'feed',
  summary: "Push normalised messages from an operator's own feed",
  params: z.object({ source: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/) }),
  body: z.object({ messages: z.array(z.unknown()).min(1).max(1000) }),
  result: z.object({
    /** Messages that changed something, changed nothing (older or the same), or were quarantined. */
    applied: z.int(),
    unchanged: z.int(),
    quarantined: z.array(z.object({ index: z.int(), reason: z.string() })),
  }),
  errors: ['feedSignature', 'feedReplayed', 'feedExpired', 'feedDisabled'],
});
