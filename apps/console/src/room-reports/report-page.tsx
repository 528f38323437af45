import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { ReactNode } from 'react';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { ReportState } from './report-state.tsx';

interface ReportPageProps<Report> {
  back: { to: string; label: string };
  /** Who reads the answer. */
  answerHint: string;
  /** Who can't close it: it is about them. */
  concerned: (report: Report) => (number | null)[];
  /** What was reported. */
  children: (report: Report) => ReactNode;
}

/** A report, until somebody says what was done about it. */
export function ReportPage<Report extends Row<'room-reports'> | Row<'chat-reports'>>({
  back,
  answerHint,
  concerned,
  children,
}: ReportPageProps<Report>) {
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
            back={back}
          />
          {children(report)}
          {report.state === 'open' && (
            <Panel title={t('roomReports.close')}>
              <ByOthers concerned={concerned(report)}>
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
                    hint={answerHint}
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
