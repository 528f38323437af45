import { CanAccess, useOne } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Link } from 'react-router';
import { BroadcastPanel } from '../broadcasts/broadcast-panel.tsx';
import { CutBroadcast } from '../broadcasts/cut-broadcast.tsx';
import { ShownThen } from '../chat-messages/shown-then.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { Closing, ReportScreen } from './report-screen.tsx';
import { ReportsOfBroadcast } from './reports-of-broadcast.tsx';

type Report = Row<'room-reports'>;

const useBroadcast = (id: number) =>
  useOne<Row<'broadcasts'>, Failure>({ resource: 'broadcasts', id, errorNotification: false });

/** What somebody reported of a room, what was shown there, and what is done about it. */
export function ReportEdit() {
  const { t } = useTranslation('console');
  return (
    <ReportScreen<Report>
      resource="room-reports"
      listTitle={t('roomReports.title')}
      answerHint={t('roomReports.answerHint')}
      concerned={({ anchorId }) => [anchorId]}
      actions={({ broadcastId }) => <Cut id={broadcastId} />}
    >
      {(report) => (
        <>
          <Told report={report} />
          <Shown id={report.broadcastId} />
          <ReportsOfBroadcast id={report.broadcastId} />
          <CanAccess resource="chat-messages" action="list">
            <ShownThen room={`anchor-${report.anchorId}`} at={report.at} />
          </CanAccess>
        </>
      )}
    </ReportScreen>
  );
}

function Cut({ id }: { id: number }) {
  const { result } = useBroadcast(id);
  return result ? <CutBroadcast broadcast={result} /> : null;
}

function Shown({ id }: { id: number }) {
  const { query, result } = useBroadcast(id);
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-48 rounded-lg" />}>
      {(broadcast) => <BroadcastPanel broadcast={broadcast} />}
    </Answer>
  );
}

function Told({ report }: { report: Report }) {
  const { t } = useTranslation(['console', 'live']);
  const { moment } = useFormat();
  const { broadcastId, title, anchorId, anchor, text } = report;
  return (
    <Panel title={t('roomReports.report')} aside={<Badge>{t(`live:report.${report.kind}`)}</Badge>}>
      {text && <p className="pb-4 text-base break-words whitespace-pre-wrap">{text}</p>}
      <Facts>
        <Fact name={t('broadcasts.broadcast')}>
          <Link to={`/broadcasts/${broadcastId}`} className="text-accent">
            {title}
          </Link>
        </Fact>
        <Fact name={t('anchors.anchor')}>
          <Link to={`/anchors/${anchorId}`} className="text-accent">
            {anchor}
          </Link>
        </Fact>
        <Fact name={t('roomReports.reporter')}>{report.reporter}</Fact>
        <Fact name={t('feedback.at')}>{moment(report.at)}</Fact>
        <Closing report={report} />
      </Facts>
    </Panel>
  );
}
