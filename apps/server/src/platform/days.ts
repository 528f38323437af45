import { addDays, dayBounds, isDay, isZone, zonedDay } from '@xiongmao/i18n/time/zoned-day';

/** Days as a viewer sees them: from the first instant of `firstDay` to the last of `lastDay`. */
export interface Days {
  from: Date;
  to: Date;
  firstDay: string;
  lastDay: string;
  zone: string;
}

export interface Here {
  now: Date;
  /** The brand's zone, for who names none that exists. */
  zone: string;
}

/** The zone and day asked for, or what stands in for those that don't exist. */
export function dayOf(asked: { day?: string; zone?: string }, here: Here): Days {
  const zone = asked.zone && isZone(asked.zone) ? asked.zone : here.zone;
  const day = asked.day && isDay(asked.day) ? asked.day : zonedDay(here.now, zone);
  return { ...dayBounds(day, zone), firstDay: day, lastDay: day, zone };
}

/** Days `from` to `to`, both included; at most `most` of them. */
export function daysOf(
  asked: { from?: string; to?: string; zone?: string },
  here: Here,
  most: number,
): Days {
  const first = dayOf({ day: asked.from, zone: asked.zone }, here);
  const { zone, firstDay } = first;
  const limit = addDays(firstDay, most - 1);
  const wished = asked.to && isDay(asked.to) ? asked.to : firstDay;
  // The middle one of the three: not before the first day, not after the limit.
  const lastDay = [firstDay, wished, limit].sort()[1]!;
  return { from: first.from, to: dayBounds(lastDay, zone).to, firstDay, lastDay, zone };
}

/** `days` days from the one asked for on; before it with a negative number. Both ends included. */
export function weekOf(asked: { day?: string; zone?: string }, here: Here, days: number): Days {
  const { firstDay: day, zone } = dayOf(asked, here);
  const other = addDays(day, days < 0 ? days + 1 : days - 1);
  const [from, to] = days < 0 ? [other, day] : [day, other];
  return daysOf({ from, to, zone }, here, Math.abs(days));
}
