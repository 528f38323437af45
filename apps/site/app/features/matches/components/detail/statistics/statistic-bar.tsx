import type { Statistic } from '@xiongmao/api/matches/shapes';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/platform/i18n.tsx';
import { sportKeyOf } from '../../../sport-of.ts';
import { statisticName, statisticText } from './statistic-text.ts';

/** One statistic of both sides: the figures at the ends, bars that grow from the middle. */
export function StatisticBar({ statistic, gameId }: { statistic: Statistic; gameId: number }) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const { key, home, away } = statistic;
  const whole = Math.abs(home) + Math.abs(away);
  const share = (value: number) => (whole === 0 ? 0 : (Math.abs(value) / whole) * 100);
  return (
    <div className="px-4 py-2">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className={`tabular min-w-12 ${home > away ? 'font-bold' : ''}`}>
          {statisticText(key, home, locale)}
        </span>
        <span className="min-w-0 text-center text-xs text-muted">
          {statisticName(t, key, sportKeyOf(gameId))}
        </span>
        <span className={`tabular min-w-12 text-end ${away > home ? 'font-bold' : ''}`}>
          {statisticText(key, away, locale)}
        </span>
      </div>
      <div aria-hidden="true" className="mt-1 grid grid-cols-2 gap-1">
        <span className="flex h-1.5 justify-end overflow-hidden rounded-full bg-raised">
          <span
            className={`rounded-full bg-home ${home < away ? 'opacity-50' : ''}`}
            style={{ width: `${share(home)}%` }}
          />
        </span>
        <span className="flex h-1.5 overflow-hidden rounded-full bg-raised">
          <span
            className={`rounded-full bg-away ${away < home ? 'opacity-50' : ''}`}
            style={{ width: `${share(away)}%` }}
          />
        </span>
      </div>
    </div>
  );
}
