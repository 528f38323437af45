import type { Prediction } from './markets.ts';

/** What a seal is made of: enough to prove later what was predicted, for which match, at which price. */
export interface Sealed extends Prediction {
  expertId: number;
  /** 1 for an expert's first released plan, then one more each. */
  position: number;
  planId: number;
  matchId: number;
  price: number;
  refund: boolean;
  /** Instant of release, ISO 8601 in UTC with milliseconds. */
  releasedAt: string;
  /** 32 random bytes, hex: without them a seal could be guessed by trying all predictions. */
  salt: string;
  /** The seal of the expert's plan before; 64 zeros for the first. */
  previous: string;
}

export const firstSeal = '0'.repeat(64);

/** What is hashed: a line for each field, `name=value`, in this order, null as nothing. */
export function sealText(sealed: Sealed): string {
  const fields = [
    'expertId',
    'position',
    'planId',
    'matchId',
    'level',
    'playType',
    'pick',
    'line',
    'odds',
    'price',
    'refund',
    'releasedAt',
    'salt',
    'previous',
  ] as const;
  return fields.map((name) => `${name}=${sealed[name] ?? ''}\n`).join('');
}

/** SHA-256 of the seal's text, hex: the same in the server and in the browser of whoever checks it. */
export async function sealOf(sealed: Sealed): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sealText(sealed)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
