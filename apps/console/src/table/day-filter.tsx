import { dayBounds, isDay, zonedDay } from '@xiongmao/i18n/zoned-day';
import { viewerZone } from '../format.ts';
import { DayRange } from './day-range.tsx';
import type { Rows } from './use-rows.ts';

interface DayFilterProps {
  label: string;
  /** The field of an instant. */
  field: string;
  rows: Pick<Rows<{ id: number | string }>, 'filterValue' | 'filterBy'>;
}

/** Narrows rows to days as the reader's own clock has them. */
export function DayFilter({ label, field, rows: { filterValue, filterBy } }: DayFilterProps) {
  const dayOf = (instant: string) => (instant ? zonedDay(new Date(instant), viewerZone) : '');

  function filterFrom(day: string) {
    filterBy(field, isDay(day) ? dayBounds(day, viewerZone).from.toISOString() : '', 'gte');
  }

  function filterTo(day: string) {
    if (!isDay(day)) return filterBy(field, '', 'lte');
    const end = dayBounds(day, viewerZone).to.getTime() - 1;
    filterBy(field, new Date(end).toISOString(), 'lte');
  }

  return (
    <DayRange
      label={label}
      from={dayOf(filterValue(field, 'gte'))}
      to={dayOf(filterValue(field, 'lte'))}
      onFrom={filterFrom}
      onTo={filterTo}
    />
  );
}
