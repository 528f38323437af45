import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { periodOrder } from '@xiongmao/api/catalogue/sports';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useState } from 'react';
import { partOf, sportOf } from '#app/shared/games/sport-of.ts';
import { Name } from '#app/shared/names/name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { periodLabels } from './period-labels.ts';
import { StatisticBar } from './statistic-bar.tsx';

/** Both teams' figures against each other, of the match or of one period. */
export function TeamStatistics({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { match, statistics } = detail;
  const [first, second] = sidesOf(match.gameId);
  const sport = sportOf(match.gameId);
  const periods = [...new Set(statistics.map(({ period }) => period))].sort(
    (a, b) => periodOrder(sport, a) - periodOrder(sport, b),
  );
  const [chosen, choose] = useState(periods[0] ?? 'all');
  const shown = statistics.filter(({ period }) => period === chosen);
  const labels = periodLabels(t, periods, match.gameId);
  if (periods.length === 0) return <EmptyState text={t('empty.statistics')} />;
  return (
    <div className="pb-3">
      {periods.length > 1 && (
        <div className="p-3">
          <Segmented
            label={t('detail.periods', { context: partOf(match.gameId) })}
            name="period"
            value={chosen}
            onChange={choose}
            options={periods.map((period, place) => ({ value: period, label: labels[place]! }))}
          />
        </div>
      )}
      <p className="flex justify-between gap-4 px-4 py-2 text-sm font-semibold">
        <span className="flex min-w-0 items-center gap-2">
          <TeamCrest team={detail[first]} />
          <Name>{detail[first].name}</Name>
        </span>
        <span className="flex min-w-0 flex-row-reverse items-center gap-2">
          <TeamCrest team={detail[second]} />
          <Name>{detail[second].name}</Name>
        </span>
      </p>
      {shown.map((statistic) => (
        <StatisticBar key={statistic.key} statistic={statistic} gameId={match.gameId} />
      ))}
    </div>
  );
}
