import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useTicking } from '#app/platform/ticking.ts';
import { useZone } from '#app/platform/zone.tsx';

/** The viewer's day, YYYY-MM-DD: at midnight it moves on by itself. */
export function useToday(): string {
  const zone = useZone();
  return useTicking((now) => zonedDay(new Date(now), zone));
}
