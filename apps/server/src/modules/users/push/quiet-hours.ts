import type { Preferences } from '@xiongmao/api/users/shapes';

const day = 24 * 60;
const minuteOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
};

/** s until quiet hours are over; 0 where it is none of them. */
export function quietSeconds(hours: Preferences['quietHours'], zone: string, now: Date): number {
  if (!hours) return 0;
  const format = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const minute = minuteOf(new Intl.DateTimeFormat('en-GB', format).format(now));
  const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)];
  const since = (minute - from + day) % day;
  const length = (to - from + day) % day;
  return since < length ? (length - since) * 60 - now.getUTCSeconds() : 0;
}
