import { addDays, dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';

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
  /** The brand's zone, for who names none. */
  zone: string;
}

type Asked<Name extends string> = Partial<Record<Name, string | undefined>>;

/** The zone and day asked for: here and today where none is named. */
export function dayOf(asked: Asked<'day' | 'zone'>, here: Here): Days {
  const { zone = here.zone } = asked;
  const { day = zonedDay(here.now, zone) } = asked;
  return { ...dayBounds(day, zone), firstDay: day, lastDay: day, zone };
}

/** Days `from` to `to`, both included; at most `most` of them. */
export function daysOf(asked: Asked<'from' | 'to' | 'zone'>, here: Here, most: number): Days {
  const first = dayOf({ day: asked.from, zone: asked.zone }, here);
  const { zone, firstDay } = first;
  const limit = addDays(firstDay, most - 1);
  const { to: wished = firstDay } = asked;
  // The middle one of the three: not before the first day, not after the limit.
  const lastDay = [firstDay, wished, limit].sort()[1]!;
  return { from: first.from, to: dayBounds(lastDay, zone).to, firstDay, lastDay, zone };
}

/** `days` days from the one asked for on; before it with a negative number. Both ends included. */
export function weekOf(asked: Asked<'day' | 'zone'>, here: Here, days: number): Days {
  const { firstDay: day, zone } = dayOf(asked, here);
  const other = addDays(day, days < 0 ? days + 1 : days - 1);
  const [from, to] = days < 0 ? [other, day] : [day, other];
  return daysOf({ from, to, zone }, here, Math.abs(days));
}
