import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFormat } from '../format.ts';
import { filterReasons, type Sum } from './figures/figures.ts';

/** What was kept but not counted, and why. */
export function Filtered({ total }: { total: Sum }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const counts = filterReasons.map((reason) => ({ reason, given: total.filtered[reason] ?? 0 }));
  const most = Math.max(1, ...counts.map(({ given }) => given));
  return (
    <div className="flex flex-col gap-4">
      <p className="tabular text-sm text-muted">
        {t('statistics.rawVisits', { raw: count(total.rawVisits), counted: count(total.visits) })}
      </p>
      <dl className="flex flex-col gap-3">
        {counts.map(({ reason, given }) => (
          <div key={reason} className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
            <dt>{t(`filter.${reason}`)}</dt>
            <dd className="tabular row-span-2 font-semibold">{count(given)}</dd>
            <dd className="text-xs text-muted">{t(`filterHint.${reason}`)}</dd>
            <dd aria-hidden className="col-span-2 mt-1 h-1 overflow-hidden rounded-full bg-raised">
              <div
                style={{ width: `${(given / most) * 100}%` }}
                className="h-full rounded-full bg-muted"
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
