import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { useState } from 'react';
import { namedAs } from '#app/shared/games/sport-of.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { PlayerStatistics } from './player-statistics.tsx';
import { TeamStatistics } from './team-statistics.tsx';

/** The figures of the teams and of their players, whichever there are. */
export default function Statistics({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const { coverage, statistics } = detail;
  const context = namedAs(detail.match.gameId);
  const hasTeams = statistics.length > 0;
  const [choice, choose] = useState<'teams' | 'players'>(hasTeams ? 'teams' : 'players');
  return (
    <div className="bg-surface md:rounded-lg">
      {hasTeams && coverage.playerStatistics && (
        <div className="p-3 pb-0">
          <Segmented
            label={t('detail.tabs.statistics')}
            name="statistics"
            value={choice}
            onChange={choose}
            options={[
              { value: 'teams', label: t('statistics.teams', { context }) },
              { value: 'players', label: t('statistics.players', { context }) },
            ]}
          />
        </div>
      )}
      {choice === 'teams' ? (
        <TeamStatistics detail={detail} />
      ) : (
        <PlayerStatistics detail={detail} />
      )}
    </div>
  );
}
