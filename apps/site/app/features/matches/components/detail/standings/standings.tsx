import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/skeleton';
import { useStandings } from '../../../api/match-queries.ts';
import { Card } from '../card.tsx';
import { Answer, SkeletonRows } from '../panel-states.tsx';
import type { PanelProps } from '../panels.ts';
import { StandingsTable } from './standings-table.tsx';

/** The table of the season, the two sides marked; a table for each group where there are groups. */
export default function Standings({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const query = useStandings(detail.match.id);
  const teamIds = [detail.home.id, detail.away.id];
  return (
    <Answer
      query={query}
      skeleton={
        <div className="bg-surface md:rounded-lg">
          <Skeleton className="m-4 h-5 w-40" />
          <SkeletonRows count={16} className="h-8" />
        </div>
      }
      empty={t('empty.standings')}
      isEmpty={({ groups }) => groups.every(({ rows }) => rows.length === 0)}
    >
      {({ league, season, groups }) => (
        <div className="flex flex-col gap-2 md:gap-3">
          {groups.map(({ name, rows }) => {
            const title = [league.name, season, name].filter(Boolean).join(' · ');
            return (
              <Card key={name} title={title}>
                <StandingsTable rows={rows} caption={title} teamIds={teamIds} />
              </Card>
            );
          })}
        </div>
      )}
    </Answer>
  );
}
