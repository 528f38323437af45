import type { Sport } from '@xiongmao/api/catalogue/sports';

/** Seconds that the match clock stood at when a period began: 2700 for soccer's second half, 0 elsewhere. */
export function periodStart(period: string, { clock, period: regular }: Sport): number {
  if (!clock?.continuous) return 0;
  const before = Number(/\d+$/.exec(period)?.[0] ?? 1) - 1;
  if (period.startsWith(regular.prefix)) return before * clock.seconds;
  return regular.count * clock.seconds + before * clock.extraSeconds;
}

/** How long a period is, in seconds, added time apart; 0 for one without a clock. */
export function periodLength(period: string, { clock, period: regular }: Sport): number {
  return (period.startsWith(regular.prefix) ? clock?.seconds : clock?.extraSeconds) ?? 0;
}
