import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { useHeadToHead, useStandings } from '../../api/panel-queries.ts';
import { Card } from './card.tsx';
import { MeetingRow } from './head-to-head/meeting-row.tsx';
import { RecordBar } from './head-to-head/record-bar.tsx';
import { MatchInformation } from './overview/match-information.tsx';
import { SkeletonRows } from './panels/skeleton-rows.tsx';
import { excerpt, StandingsTable } from './standings/standings-table.tsx';

const meetingsShown = 3;

/** Beside the match on a wide screen: the facts, where the two stand, and how they met. */
export default function SideColumn({ detail }: { detail: MatchDetail }) {
  return (
    <div className="flex flex-col gap-3">
      <MatchInformation detail={detail} />
      <Surroundings detail={detail} />
    </div>
  );
}

/** Cards of whatever height, or none: they come together, and push nothing down that is there. */
function Surroundings({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { id } = detail.match;
  const standings = useStandings(id, detail.coverage.standings);
  const headToHead = useHeadToHead(id);
  if (standings.isLoading || headToHead.isLoading) {
    return <SkeletonRows count={10} className="h-10" />;
  }
  const title = t('detail.tabs.standings', { context: sportKeyOf(detail.match.gameId) });
  const teamIds = [detail.home.id, detail.away.id];
  const rows = standings.data ? excerpt(standings.data, teamIds) : [];
  const met = headToHead.data;
  return (
    <>
      {rows.length > 0 && (
        <Card title={title}>
          <StandingsTable
            rows={rows}
            caption={title}
            league={detail.league}
            teamIds={teamIds}
            narrow
          />
        </Card>
      )}
      {met && met.meetings.matches.length > 0 && (
        <Card title={t('headToHead.meetings')}>
          {met.record && <RecordBar record={met.record} detail={detail} />}
          <ul>
            {met.meetings.matches.slice(0, meetingsShown).map((match) => (
              <MeetingRow key={match.id} match={match} board={met.meetings} teamId={null} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
