import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';
import { ReportPage } from '../room-reports/report-page.tsx';

type Report = Row<'chat-reports'>;

/** What somebody reported of talk, and what was done about it. */
export function ReportEdit() {
  const { t } = useTranslation('console');
  return (
    <ReportPage<Report>
      back={{ to: '/chat-reports', label: t('chatReports.title') }}
      answerHint={t('chatReports.answerHint')}
      concerned={({ userId }) => [userId]}
    >
      {(report) => <Told report={report} />}
    </ReportPage>
  );
}

function Told({ report }: { report: Report }) {
  const { t } = useTranslation(['console', 'chat']);
  const { count, moment } = useFormat();
  const { about, room, userId, username, said, reason, text, reporter, others } = report;
  const { answer, closedBy, at } = report;
  return (
    <Panel title={t('roomReports.report')} aside={<Badge>{t(`chat:report.${reason}`)}</Badge>}>
      {said !== null && <p className="pb-4 text-base break-words">{said}</p>}
      <Facts>
        <Fact name={t('chatReports.about')}>{t(`chatReports.of.${about}`)}</Fact>
        {userId !== null && (
          <Fact name={t('chatMessages.author')}>
            <UserLink id={userId} name={username} />
          </Fact>
        )}
        <Fact name={t('chatRooms.room')}>
          <RoomLink room={room} />
        </Fact>
        {text && <Fact name={t('chatReports.words')}>{text}</Fact>}
        <Fact name={t('roomReports.reporter')}>{reporter}</Fact>
        <Fact name={t('chatReports.others')}>{count(others)}</Fact>
        <Fact name={t('feedback.at')}>{moment(at)}</Fact>
        {answer && <Fact name={t('roomReports.answer')}>{answer}</Fact>}
        {closedBy && <Fact name={t('roomReports.closedBy')}>{closedBy}</Fact>}
      </Facts>
    </Panel>
  );
}
