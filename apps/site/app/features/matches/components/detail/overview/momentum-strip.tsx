import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { useTrends } from '../../../api/panel-queries.ts';
import { Card } from '../card.tsx';
import { momentumBars } from '../trends/momentum.ts';
import { MomentumChart } from '../trends/momentum-chart.tsx';

/** Who pressed when, at a glance; the trends tell it in full. */
export function MomentumStrip({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { data, isError } = useTrends(detail);
  if (isError || data?.minutes.length === 0) return null;
  return (
    <Card title={t('trends.momentum')}>
      <div className="px-4 pb-3">
        {data ? (
          <MomentumChart
            bars={momentumBars(data.minutes, detail.incidents, sportOf(detail.match.gameId))}
            sides={sidesOf(detail.match.gameId)}
            label={t('trends.momentumHint')}
            height="strip"
          />
        ) : (
          <Skeleton className="h-28" />
        )}
      </div>
    </Card>
  );
}
