import { useTranslation } from '@xiongmao/i18n/use-translation';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { useHeadToHead } from '../../../api/panel-queries.ts';
import { Card } from '../card.tsx';
import { MeetingRow } from '../head-to-head/meeting-row.tsx';
import { RecordBar } from '../head-to-head/record-bar.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { SkeletonRows } from '../panels/skeleton-rows.tsx';

const latest = 3;

/** How the two fared against each other, and their latest meetings. */
export function MeetingsDigest({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const { data, isError } = useHeadToHead(detail.match.id);
  if (isError) return null;
  if (!data) return <SkeletonRows count={4} className="h-12" />;
  const { meetings, record } = data;
  return (
    <Card title={t('headToHead.meetings')}>
      {meetings.matches.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">
          {t('empty.meetings', { context: namedAs(detail.match.gameId) })}
        </p>
      ) : (
        <>
          {record && <RecordBar record={record} detail={detail} />}
          <ul>
            {meetings.matches.slice(0, latest).map((match) => (
              <MeetingRow key={match.id} match={match} board={meetings} teamId={null} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
