import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { sideFill } from '#app/shared/games/sides.tsx';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { statisticName, statisticText } from './statistic-text.ts';

/** One statistic of both sides: the figures at the ends, bars that grow from the middle. */
export function StatisticBar({ statistic, gameId }: { statistic: Statistic; gameId: number }) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const { key } = statistic;
  const [first, second] = sidesOf(gameId);
  const whole = Math.abs(statistic.home) + Math.abs(statistic.away);
  const share = (side: Side) => (whole === 0 ? 0 : (Math.abs(statistic[side]) / whole) * 100);
  const leads = (side: Side) => statistic[side] > statistic[side === 'home' ? 'away' : 'home'];
  const figure = (side: Side) => (
    <span className={`tabular min-w-12 last:text-end ${leads(side) ? 'font-bold' : ''}`}>
      {statisticText(key, statistic[side], locale)}
    </span>
  );
  const bar = (side: Side) => (
    <span className="flex h-1.5 overflow-hidden rounded-full bg-raised first:justify-end">
      <span
        className={`rounded-full ${sideFill[side]} ${share(side) < 50 ? 'opacity-50' : ''}`}
        style={{ width: `${share(side)}%` }}
      />
    </span>
  );
  return (
    <div className="px-4 py-2">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        {figure(first)}
        <span className="min-w-0 text-center text-xs text-muted">
          {statisticName(t, key, sportKeyOf(gameId))}
        </span>
        {figure(second)}
      </div>
      <div aria-hidden="true" className="mt-1 grid grid-cols-2 gap-1">
        {bar(first)}
        {bar(second)}
      </div>
    </div>
  );
}
