import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Link } from '#app/platform/link.tsx';
import { Card } from '../card.tsx';
import { mainStatistics } from '../statistics/main-statistics.ts';
import { StatisticBar } from '../statistics/statistic-bar.tsx';

/** The few figures that tell most of the match. */
export function TopStatistics({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation(['matches', 'common']);
  const shown = mainStatistics(detail.statistics);
  if (shown.length === 0) return null;
  return (
    <Card
      title={t('matches:detail.tabs.statistics')}
      aside={
        <Link
          to={{ search: '?tab=statistics' }}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center text-xs text-accent"
        >
          {t('common:action.showMore')}
        </Link>
      }
    >
      <div className="pb-2">
        {shown.map((statistic) => (
          <StatisticBar key={statistic.key} statistic={statistic} gameId={detail.match.gameId} />
        ))}
      </div>
    </Card>
  );
}
