import { z } from 'zod';

/**
 * Work that is asked for before a code is sent, while many are (PBKDF2 as altcha v2 does it): a counter
 * whose key begins with the prefix. Signed, for one address and purpose, good once and for some minutes.
 */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.hex().max(64),
    salt: z.hex().max(64),
    cost: z.int().min(1),
    keyLength: z.int().min(1),
    keyPrefix: z.string().max(8),
    /** Unix seconds. */
    expiresAt: z.int(),
    data: z.object({ for: z.string().max(64) }),
  }),
  signature: z.hex().max(64),
});
export type Challenge = z.output<typeof challenge>;

/** A challenge with its solution. */
export const work = z.object({
  challenge,
  solution: z.object({
    counter: z.int().min(0).max(0xffff_ffff),
    /** Hex. */
    derivedKey: z.hex().max(64),
  }),
});
export type Work = z.output<typeof work>;
