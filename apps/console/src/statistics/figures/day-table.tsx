import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useState } from 'react';
import { useFormat } from '../../format.ts';
import { Scrollable } from '../../page/scrollable.tsx';
import { type DayFigures, type FigureName, figureNames } from './figures.ts';

const shownAtFirst = 14;
const columns = ['rawVisits', ...figureNames] as const;
const cell = 'px-2 py-1.5 text-end whitespace-nowrap';
const head = 'sticky start-0 bg-surface px-2 py-1.5 text-start whitespace-nowrap font-normal';

/** Every figure of every day, the latest first. */
export function DayTable({ days }: { days: DayFigures[] }) {
  const { t } = useTranslation(['console', 'common']);
  const { weekday, count } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const latest = days.toReversed();
  const shown = isWhole ? latest : latest.slice(0, shownAtFirst);
  return (
    <>
      <Scrollable className="-mx-2">
        <table aria-label={t('statistics.days')} className="tabular w-full text-sm">
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className={head}>
                {t('statistics.day')}
              </th>
              {columns.map((name: FigureName | 'rawVisits') => (
                <th key={name} scope="col" className={`${cell} font-normal`}>
                  {t(`figure.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.day} className="border-t border-line/50">
                <th scope="row" className={head}>
                  {weekday(row.day)}
                </th>
                {columns.map((name) => (
                  <td key={name} className={`${cell} ${row[name] === 0 ? 'text-muted' : ''}`}>
                    {count(row[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      {latest.length > shownAtFirst && (
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'common:action.showLess' : 'common:action.showMore')}
        </Button>
      )}
    </>
  );
}
