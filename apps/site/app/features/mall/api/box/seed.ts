import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';

/** As a draw takes it. */
const seed = /^[0-9a-f]{16,64}$/;

/** 32 hexadecimal digits that nobody can know before. */
export const randomSeed = idempotencyKey;

/** What was typed, as a seed; null for what is none. */
export function readSeed(text: string): string | null {
  const typed = text.trim().toLowerCase();
  return seed.test(typed) ? typed : null;
}
