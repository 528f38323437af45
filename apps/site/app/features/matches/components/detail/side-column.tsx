import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useHeadToHead, useStandings } from '../../api/match-queries.ts';
import { Card } from './card.tsx';
import { MeetingRow } from './head-to-head/meeting-row.tsx';
import { RecordBar } from './head-to-head/record-bar.tsx';
import { MatchInformation } from './overview/match-information.tsx';
import { SkeletonRows } from './panel-states.tsx';
import { excerpt, StandingsTable } from './standings/standings-table.tsx';

const meetingsShown = 3;

/** Beside the match on a wide screen: where the two stand, how they met, and the facts. */
export function SideColumn({ detail }: { detail: MatchDetail }) {
  return (
    <div className="flex flex-col gap-3">
      {detail.coverage.standings && <StandingsExcerpt detail={detail} />}
      <MeetingsExcerpt detail={detail} />
      <MatchInformation detail={detail} />
    </div>
  );
}

function StandingsExcerpt({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { data, isError } = useStandings(detail.match.id);
  const teamIds = [detail.home.id, detail.away.id];
  if (isError || (data && excerpt(data, teamIds).length === 0)) return null;
  return (
    <Card title={t('detail.tabs.standings')}>
      {data ? (
        <StandingsTable
          rows={excerpt(data, teamIds)}
          caption={t('detail.tabs.standings')}
          teamIds={teamIds}
          narrow
        />
      ) : (
        <SkeletonRows count={6} className="h-8" />
      )}
    </Card>
  );
}

function MeetingsExcerpt({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { data, isError } = useHeadToHead(detail.match.id);
  if (isError || data?.meetings.matches.length === 0) return null;
  return (
    <Card title={t('headToHead.meetings')}>
      {data ? (
        <>
          <RecordBar record={data.record} detail={detail} />
          <ul>
            {data.meetings.matches.slice(0, meetingsShown).map((match) => (
              <MeetingRow key={match.id} match={match} board={data.meetings} teamId={null} />
            ))}
          </ul>
        </>
      ) : (
        <SkeletonRows count={4} className="h-14" />
      )}
    </Card>
  );
}
