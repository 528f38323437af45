import { addDays, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import type { Counted } from '../visits/attribution.ts';

/**
 * The day that something counts on: the one on the channel's calendar. What comes after its statement was
 * closed, late or because the channel moved to another zone, counts on the next day.
 */
export function countedDay({ zone, closed }: Counted, at: Date): string {
  const day = zonedDay(at, zone);
  return closed !== null && day <= closed ? addDays(closed, 1) : day;
}
