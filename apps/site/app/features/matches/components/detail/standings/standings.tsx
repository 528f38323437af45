import { sidesAs } from '@xiongmao/api/catalogue/sides';
import type { Standings as Shown, Bracket as ShownBracket } from '@xiongmao/api/matches/shapes';
import { isolated } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { groupTitle } from '#app/shared/names/group-title.ts';
import { seasonName } from '#app/shared/names/season-name.ts';
import { useStandings } from '../../../api/panel-queries.ts';
import { Card } from '../card.tsx';
import { Answer } from '../panels/answer.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { SkeletonRows } from '../panels/skeleton-rows.tsx';
import { Bracket } from './bracket.tsx';
import { StandingsNotes } from './standings-notes.tsx';
import { StandingsTable } from './standings-table.tsx';

/** The tables and brackets of the season, the two sides marked; what the match is part of comes first. */
export default function Standings({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const { id: matchId } = detail.match;
  const query = useStandings(matchId);
  const teamIds = [detail.home.id, detail.away.id];

  const titleOf = ({ league, season, groups }: Shown, group: Shown['groups'][number]) =>
    [league.name, seasonName(season), ...groupTitle(t, groups, group, sidesAs(league.gameId))]
      .filter(Boolean)
      .map(isolated)
      .join(' · ');

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
      isEmpty={({ groups, brackets }) => groups.length + brackets.length === 0}
    >
      {(standings) => {
        const tables = standings.groups.map((group) => {
          const title = titleOf(standings, group);
          return (
            <Card key={title} title={title}>
              <StandingsTable
                rows={group.rows}
                caption={title}
                league={standings.league}
                teamIds={teamIds}
              />
              <StandingsNotes table={group} gameId={standings.league.gameId} />
            </Card>
          );
        });
        const { league, season } = standings;
        const brackets = standings.brackets.map((bracket) => (
          <Bracket
            key={`bracket ${bracket.rounds[0]?.ties[0]?.legs[0]?.matchId}`}
            bracket={bracket}
            title={[league.name, seasonName(season), t('bracket.title')]
              .filter(Boolean)
              .map(isolated)
              .join(' · ')}
            league={league}
            matchId={matchId}
          />
        ));
        const isKnockout = standings.brackets.some((bracket) => holds(bracket, matchId));
        return (
          <div className="flex flex-col gap-2 md:gap-3">
            {isKnockout ? [...brackets, ...tables] : [...tables, ...brackets]}
          </div>
        );
      }}
    </Answer>
  );
}

function holds({ rounds, thirdPlace }: ShownBracket, matchId: number): boolean {
  const ties = [...rounds.flatMap((round) => round.ties), ...(thirdPlace ? [thirdPlace] : [])];
  return ties.some(({ legs }) => legs.some((leg) => leg.matchId === matchId));
}
