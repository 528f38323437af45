import type { Standings as Shown } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useStandings } from '../../../api/match-queries.ts';
import { Card } from '../card.tsx';
import { Answer, SkeletonRows } from '../panels/panel-states.tsx';
import type { PanelProps } from '../panels/panels.ts';
import { StandingsNotes } from './standings-notes.tsx';
import { StandingsTable } from './standings-table.tsx';

/** The tables of the season, the two sides marked: of each stage and group that has one. */
export default function Standings({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const query = useStandings(detail.match.id);
  const teamIds = [detail.home.id, detail.away.id];

  /** A stage or group without a name is called by what it is, where there are several. */
  function titleOf({ league, season, groups }: Shown, group: Shown['groups'][number]): string {
    const { stage, name, split } = group;
    const nameless = groups.filter((other) => other.stage === stage && other.name === null);
    const number = nameless.length > 1 ? nameless.indexOf(group) + 1 : 0;
    return [
      league.name,
      season,
      stage ?? (split && t('standings.split')),
      name ?? (number > 0 && t('standings.group', { n: number })),
    ]
      .filter(Boolean)
      .join(' · ');
  }

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
      isEmpty={({ groups }) => groups.length === 0}
    >
      {(standings) => (
        <div className="flex flex-col gap-2 md:gap-3">
          {standings.groups.map((group) => {
            const title = titleOf(standings, group);
            return (
              <Card key={title} title={title}>
                <StandingsTable rows={group.rows} caption={title} teamIds={teamIds} />
                <StandingsNotes table={group} />
              </Card>
            );
          })}
        </div>
      )}
    </Answer>
  );
}
