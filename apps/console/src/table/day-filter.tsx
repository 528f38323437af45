import { dayBounds, isDay, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { viewerZone } from '../format.ts';
import { DayRange } from './day-range.tsx';
import { type FilterProps, useFilter } from './filters.tsx';

/** Narrows rows to days of an instant, as the reader's own clock has them. */
export function DayFilter({ label, field }: FilterProps) {
  const [from, setFrom] = useFilter(field, 'gte');
  const [to, setTo] = useFilter(field, 'lte');
  const dayOf = (instant: string) => (instant ? zonedDay(new Date(instant), viewerZone) : '');
  const bounds = (day: string) => (isDay(day) ? dayBounds(day, viewerZone) : null);

  return (
    <DayRange
      label={label}
      zone={viewerZone}
      from={dayOf(from)}
      to={dayOf(to)}
      onFrom={(day) => setFrom(bounds(day)?.from.toISOString() ?? '')}
      onTo={(day) => {
        const end = bounds(day)?.to.getTime();
        setTo(end ? new Date(end - 1).toISOString() : '');
      }}
    />
  );
}
