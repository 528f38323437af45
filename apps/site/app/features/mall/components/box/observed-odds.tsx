import type { Edition } from '@xiongmao/api/mall/shapes';
import { formatNumber, formatPercent } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { useLocale } from '#app/platform/i18n.tsx';
import { byWorth } from './odds.tsx';

const head = 'px-2 pb-2 text-end text-xs font-normal text-muted last:pe-4';
const cell = 'px-2 py-2.5 text-end tabular last:pe-4';

/** What was drawn of each prize, beside what its share of the deck makes one expect. */
export function ObservedOdds({ edition: { prizes, size, left } }: { edition: Edition }) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const drawn = size - left;
  const rows = byWorth(prizes).map(({ id, name, count, left: rest }) => ({
    ...{ id, name },
    declared: size > 0 ? count / size : 0,
    observed: drawn > 0 ? (count - rest) / drawn : 0,
    times: count - rest,
    expected: size > 0 ? (count / size) * drawn : 0,
  }));
  const most = Math.max(...rows.flatMap(({ declared, observed }) => [declared, observed]), 0.01);
  return (
    <Panel title={t('observed.title')} hint={t('observed.hint', { count: drawn })}>
      {drawn === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">{t('observed.empty')}</p>
      ) : (
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="ps-4 pb-2 text-start text-xs font-normal text-muted">
                {t('odds.prize')}
              </th>
              <th scope="col" className={head}>
                {t('observed.times')}
              </th>
              <th scope="col" className={head}>
                {t('observed.expected')}
              </th>
              <th scope="col" className={head}>
                {t('observed.shares')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {rows.map(({ id, name, declared, observed, times, expected }) => (
              <tr key={id}>
                <th scope="row" className="w-2/5 py-2.5 ps-4 text-start font-normal">
                  <bdi className="line-clamp-2 [overflow-wrap:anywhere]">{name}</bdi>
                  <span aria-hidden className="mt-1.5 flex flex-col gap-0.5">
                    <Bar share={observed / most} look="bg-accent" />
                    <Bar share={declared / most} look="bg-muted/50" />
                  </span>
                </th>
                <td className={`${cell} font-semibold`}>{formatNumber(times, locale, 0)}</td>
                <td className={`${cell} text-muted`}>{formatNumber(expected, locale, 1)}</td>
                <td className={cell}>
                  <span className="block font-semibold text-accent">
                    {formatPercent(observed, locale, 2)}
                  </span>
                  <span className="block text-xs text-muted">
                    {formatPercent(declared, locale, 2)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Bar({ share, look }: { share: number; look: string }) {
  return (
    <span
      className={`block h-1 w-full origin-left rounded-full rtl:origin-right ${look}`}
      style={{ transform: `scaleX(${share})` }}
    />
  );
}
