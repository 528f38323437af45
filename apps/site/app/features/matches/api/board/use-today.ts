import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useZone } from '#app/platform/zone.tsx';
import { useTicking } from '../../ticking.ts';

/** The viewer's day, YYYY-MM-DD: at midnight it moves on by itself. */
export function useToday(): string {
  const zone = useZone();
  return useTicking((now) => zonedDay(new Date(now), zone));
}
