import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { formatMinute } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { Card } from '../card.tsx';
import { statisticText } from '../statistics/statistic-text.ts';
import { type MomentumBar, minuteOf } from './momentum.ts';
import { MomentumChart } from './momentum-chart.tsx';
import { PeriodAxis } from './period-axis.tsx';
import { SideLegend } from './side-legend.tsx';

/** Pressure over the whole match, with the same in figures for those who can't see it. */
export function MomentumCard({ bars, detail }: { bars: MomentumBar[]; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const sport = sportOf(detail.match.gameId);
  const sides = sidesOf(detail.match.gameId);
  const periods = [...new Set(bars.map(({ period }) => period))].map((key) => ({
    key,
    width: bars.filter(({ period }) => period === key).length,
  }));
  return (
    <Card title={t('trends.momentum')}>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <SideLegend detail={detail} />
        <MomentumChart bars={bars} sides={sides} label={t('trends.momentumHint')} height="full" />
        <PeriodAxis periods={periods} gameId={detail.match.gameId} />
        <p className="text-xs text-muted">{t('trends.momentumHint')}</p>
        <div className="sr-only">
          <table>
            <caption>{t('trends.momentumHint')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('trends.minute')}</th>
                {sides.map((side) => (
                  <th key={side} scope="col">
                    {detail[side].name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={`${bar.period} ${bar.minute}`}>
                  <th scope="row">{formatMinute(minuteOf(bar, sport))}</th>
                  {sides.map((side) => (
                    <td key={side}>{statisticText('percentage', bar[side] * 100, locale)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Card>
  );
}
