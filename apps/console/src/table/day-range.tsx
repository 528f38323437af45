import { useTranslation } from '@xiongmao/i18n/use-translation';
import { inputLook } from '@xiongmao/ui/fields/form-field';

interface DayRangeProps {
  /** What lies between the two days. */
  label: string;
  /** Whose days they are; undefined: each row has its own. */
  zone: string | undefined;
  /** Days (`YYYY-MM-DD`), empty for none. */
  from: string;
  to: string;
  onFrom: (day: string) => void;
  onTo: (day: string) => void;
}

/** From a day to a day, both included. */
export function DayRange({ label, zone, from, to, onFrom, onTo }: DayRangeProps) {
  const { t } = useTranslation('console');
  const look = `${inputLook} border-transparent bg-surface md:w-36`;
  return (
    <fieldset className="col-span-2 grid min-w-0 grid-cols-2 items-center gap-2 text-sm text-muted md:flex">
      <legend className="sr-only">{label}</legend>
      <span className="col-span-2">
        <span aria-hidden>{label}</span> <ZoneName zone={zone} />
      </span>
      <input
        type="date"
        aria-label={t('table.from', { what: label })}
        value={from}
        max={to || undefined}
        onChange={(event) => onFrom(event.target.value)}
        className={look}
      />
      <input
        type="date"
        aria-label={t('table.to', { what: label })}
        value={to}
        min={from || undefined}
        onChange={(event) => onTo(event.target.value)}
        className={look}
      />
    </fieldset>
  );
}

/** Where days begin and end. */
export function ZoneName({ zone }: Pick<DayRangeProps, 'zone'>) {
  const { t } = useTranslation('console');
  return (
    <span className="text-xs text-muted">
      {zone ? t('table.daysIn', { zone }) : t('table.daysOfChannels')}
    </span>
  );
}
