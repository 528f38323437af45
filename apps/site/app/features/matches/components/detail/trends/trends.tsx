import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { useTrends } from '../../../api/panel-queries.ts';
import { Answer } from '../panels/answer.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { LeadCard } from './lead-card.tsx';
import { momentumBars } from './momentum.ts';
import { MomentumCard } from './momentum-card.tsx';

/** How the pressure moved from side to side, and who led when. */
export default function TrendsPanel({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const query = useTrends(detail);
  const sport = sportOf(detail.match.gameId);
  return (
    <Answer
      query={query}
      skeleton={
        <div className="flex flex-col gap-3 py-3">
          <Skeleton className="h-72" />
          <Skeleton className="h-60" />
        </div>
      }
      empty={t('empty.trends')}
      isEmpty={({ minutes, lead }) => minutes.length === 0 && lead.length === 0}
    >
      {(trends) => (
        <div className="flex flex-col gap-2 md:gap-3">
          {trends.minutes.length > 0 && (
            <MomentumCard
              bars={momentumBars(trends.minutes, detail.incidents, sport)}
              detail={detail}
            />
          )}
          {trends.lead.length > 0 && <LeadCard trends={trends} detail={detail} />}
        </div>
      )}
    </Answer>
  );
}
