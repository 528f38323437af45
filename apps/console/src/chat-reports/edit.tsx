import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { MessageText } from '@xiongmao/ui/chat/message-text';
import { ActionsAbout } from '../chat-actions/actions-about.tsx';
import { MuteButton } from '../chat-messages/mute-button.tsx';
import { ShownThen } from '../chat-messages/shown-then.tsx';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';
import { Closing, ReportScreen } from '../room-reports/report-screen.tsx';

type Report = Row<'chat-reports'>;

/** What somebody reported of talk, what was shown around it, what was done about its author, and what is done now. */
export function ReportEdit() {
  const { t } = useTranslation('console');
  return (
    <ReportScreen<Report>
      resource="chat-reports"
      listTitle={t('chatReports.title')}
      answerHint={t('chatReports.answerHint')}
      concerned={({ userId }) => [userId]}
      actions={({ userId, username, room, reason, messageId }) =>
        userId !== null && (
          <MuteButton
            user={{ id: userId, username }}
            room={room}
            reported={reason}
            messageId={messageId}
          />
        )
      }
    >
      {(report) => (
        <>
          <Told report={report} />
          <ShownThen {...report} />
          {report.userId !== null && <ActionsAbout userId={report.userId} />}
        </>
      )}
    </ReportScreen>
  );
}

function Told({ report }: { report: Report }) {
  const { t } = useTranslation(['console', 'chat']);
  const { count, moment } = useFormat();
  const { about, where, userId, username, said, reason, text, reporter, others, at } = report;
  return (
    <Panel title={t('roomReports.report')} aside={<Badge>{t(`chat:report.${reason}`)}</Badge>}>
      {said !== null && (
        <p className="pb-4 text-base">
          <MessageText text={said} />
        </p>
      )}
      <Facts>
        <Fact name={t('chatReports.about')}>{t(`chatReports.of.${about}`)}</Fact>
        {userId !== null && (
          <Fact name={t('chatMessages.author')}>
            <UserLink id={userId} name={username} />
          </Fact>
        )}
        <Fact name={t('chatRooms.room')}>
          <RoomLink where={where} />
        </Fact>
        {text && <Fact name={t('chatReports.words')}>{text}</Fact>}
        <Fact name={t('roomReports.reporter')}>{reporter}</Fact>
        <Fact name={t('chatReports.others')}>{count(others)}</Fact>
        <Fact name={t('feedback.at')}>{moment(at)}</Fact>
        <Closing report={report} />
      </Facts>
    </Panel>
  );
}
