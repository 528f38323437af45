const dayMs = 86_400_000;

export const banLengths = ['day', 'week', 'month', 'forGood', 'own'] as const;
export type BanLength = (typeof banLengths)[number];

const days = { day: 1, week: 7, month: 30 };

/** When a ban ends that begins now, ISO 8601; null for good. `own` is a `datetime-local` value. */
export function banEnd(length: BanLength, now: number, own: string): string | null {
  if (length === 'forGood') return null;
  if (length === 'own') return new Date(own).toISOString();
  return new Date(now + days[length] * dayMs).toISOString();
}
