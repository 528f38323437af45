import { z } from 'zod';

/** A browser of one's own that notices come to although no page is open. */
export const pushDevice = z.object({
  id: z.int(),
  /** `Chrome, Android`; empty when nothing is known of it. */
  device: z.string(),
  /** When it was last told that it still wants them. */
  seenAt: z.iso.datetime(),
  /** It belongs to the session that asks. */
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`));

/** Where a browser's push service takes messages for it, and what they are encrypted for (RFC 8291). */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({
    /** A point of P-256, uncompressed. */
    p256dh: base64url(65),
    auth: base64url(16),
  }),
});
export type PushSubscriptionGiven = z.infer<typeof pushSubscription>;
