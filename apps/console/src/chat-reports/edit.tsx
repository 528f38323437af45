import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { UserLink } from '../page/user-link.tsx';
import type { Failure } from '../providers/failure.ts';

type Report = Row<'chat-reports'>;

/** What somebody reported of talk, and what was done about it. */
export function ReportEdit() {
  const { t } = useTranslation('console');
  const { query, onFinish, mutation } = useForm<
    Report,
    Failure,
    { version: string; state: 'closed'; answer: string }
  >({
    action: 'edit',
    redirect: false,
    errorNotification: false,
    queryOptions: { refetchOnWindowFocus: false },
  });
  return (
    <Answer
      query={query!}
      data={query?.data?.data}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(report) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <PageHead
            title={t('roomReports.number', { id: report.id })}
            badge={
              <StateLabel tone={report.state === 'open' ? 'due' : 'quiet'}>
                {t(`roomReports.state.${report.state}`)}
              </StateLabel>
            }
            back={{ to: '/chat-reports', label: t('chatReports.title') }}
          />
          <Told report={report} />
          {report.state === 'open' && (
            <Panel title={t('roomReports.close')}>
              <ByOthers concerned={[report.userId]}>
                <ResourceForm
                  key={report.id}
                  guarded
                  version={report.version}
                  onReload={() => query!.refetch()}
                  onSave={(entries, version) =>
                    onFinish({
                      version,
                      state: 'closed',
                      answer: String(entries.get('answer')).trim(),
                    })
                  }
                >
                  <TextAreaField
                    name="answer"
                    label={t('roomReports.answer')}
                    hint={t('chatReports.answerHint')}
                    required
                    maxLength={500}
                  />
                  <Button
                    type="submit"
                    look="primary"
                    className="self-start"
                    disabled={mutation.isPending}
                  >
                    {t('roomReports.close')}
                  </Button>
                </ResourceForm>
              </ByOthers>
            </Panel>
          )}
        </div>
      )}
    </Answer>
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
