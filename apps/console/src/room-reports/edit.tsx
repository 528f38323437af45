import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { ReportPage } from './report-page.tsx';

type Report = Row<'room-reports'>;

/** What somebody reported of a room, and what was done about it. */
export function ReportEdit() {
  const { t } = useTranslation('console');
  return (
    <ReportPage<Report>
      back={{ to: '/room-reports', label: t('roomReports.title') }}
      answerHint={t('roomReports.answerHint')}
      concerned={({ anchorId }) => [anchorId]}
    >
      {(report) => <Told report={report} />}
    </ReportPage>
  );
}

function Told({ report }: { report: Report }) {
  const { t } = useTranslation(['console', 'live']);
  const { moment } = useFormat();
  const { broadcastId, title, anchorId, anchor, text, answer, closedBy } = report;
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
        {answer && <Fact name={t('roomReports.answer')}>{answer}</Fact>}
        {closedBy && <Fact name={t('roomReports.closedBy')}>{closedBy}</Fact>}
      </Facts>
    </Panel>
  );
}
