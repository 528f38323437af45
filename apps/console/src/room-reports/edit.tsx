import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { ReportState } from './report-state.tsx';

type Report = Row<'room-reports'>;

/** What somebody reported of a room, and what was done about it. */
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
            badge={<ReportState state={report.state} />}
            back={{ to: '/room-reports', label: t('roomReports.title') }}
          />
          <Told report={report} />
          {report.state === 'open' && (
            <Panel title={t('roomReports.close')}>
              <ByOthers concerned={[report.anchorId]}>
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
                    hint={t('roomReports.answerHint')}
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
