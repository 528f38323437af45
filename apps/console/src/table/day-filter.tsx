import { dayBounds, isDay, zonedDay } from '@xiongmao/i18n/zoned-day';
import { inputLook } from '@xiongmao/ui/form-field';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../format.ts';
import type { Rows } from './use-rows.ts';

interface DayFilterProps {
  /** What is between the two days. */
  label: string;
  /** The field of an instant. */
  field: string;
  rows: Pick<Rows<{ id: number | string }>, 'filterValue' | 'filterBy'>;
}

/** From a day to a day, both included, as the reader's own clock has them. */
export function DayFilter({ label, field, rows }: DayFilterProps) {
  const { t } = useTranslation('console');
  const dayOf = (instant: string) => (instant ? zonedDay(new Date(instant), viewerZone) : '');
  const from = rows.filterValue(field, 'gte');
  const to = rows.filterValue(field, 'lte');

  function filterFrom(day: string) {
    rows.filterBy(field, isDay(day) ? dayBounds(day, viewerZone).from.toISOString() : '', 'gte');
  }

  function filterTo(day: string) {
    if (!isDay(day)) return rows.filterBy(field, '', 'lte');
    const end = dayBounds(day, viewerZone).to.getTime() - 1;
    rows.filterBy(field, new Date(end).toISOString(), 'lte');
  }

  const look = `${inputLook} border-transparent bg-surface md:w-36`;
  return (
    <fieldset className="col-span-2 grid min-w-0 grid-cols-2 items-center gap-2 text-sm text-muted md:flex">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden className="col-span-2">
        {label}
      </span>
      <input
        type="date"
        aria-label={t('table.from', { what: label })}
        value={dayOf(from)}
        max={dayOf(to) || undefined}
        onChange={(event) => filterFrom(event.target.value)}
        className={look}
      />
      <input
        type="date"
        aria-label={t('table.to', { what: label })}
        value={dayOf(to)}
        min={dayOf(from) || undefined}
        onChange={(event) => filterTo(event.target.value)}
        className={look}
      />
    </fieldset>
  );
}
