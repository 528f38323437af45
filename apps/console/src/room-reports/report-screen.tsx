import { useTranslation } from '@xiongmao/i18n/use-translation';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { Row } from '../contract.ts';
import { DecisionButton } from '../form/decision.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { Fact } from '../page/facts.tsx';
import { QueuedScreen } from '../queue/queued-screen.tsx';
import { ReportState } from '../queue/report-state.tsx';

type Resource = 'room-reports' | 'chat-reports';

interface ReportScreenProps<Report> {
  resource: Resource;
  listTitle: string;
  /** Who reads the answer. */
  answerHint: string;
  /** Who can't close it: it is about them. */
  concerned: (report: Report) => (number | null)[];
  /** What can be done about what was reported. */
  actions: (report: Report) => ReactNode;
  /** What was reported, and what it is seen with. */
  children: (report: Report) => ReactNode;
}

/** A report, until it is dismissed, or somebody says what was done about it. */
export function ReportScreen<Report extends Row<Resource>>({
  resource,
  answerHint,
  actions,
  ...screen
}: ReportScreenProps<Report>) {
  const { t } = useTranslation('console');
  return (
    <QueuedScreen<Report, { state: 'closed'; answer: string }>
      {...screen}
      resource={resource}
      titleOf={({ id }) => t('roomReports.number', { id })}
      badgeOf={({ state }) => <ReportState state={state} />}
      actions={(report, goOn) => (
        <>
          {actions(report)}
          <DecisionButton
            resource={resource}
            id={report.id}
            version={report.version}
            shortcut="d"
            values={{ state: 'closed', answer: null }}
            done={t('roomReports.dismissed')}
            then={goOn}
            icon={<Check aria-hidden className="size-4" />}
          >
            {t('roomReports.dismiss')}
          </DecisionButton>
        </>
      )}
      decision={t('roomReports.close')}
      decided={t('roomReports.closed')}
      read={(entries) => ({ state: 'closed', answer: String(entries.get('answer')).trim() })}
      fields={
        <TextAreaField
          name="answer"
          label={t('roomReports.answer')}
          hint={answerHint}
          required
          maxLength={500}
        />
      }
    />
  );
}

/** How a report was closed. */
export function Closing({ report: { state, answer, closedBy } }: { report: Row<Resource> }) {
  const { t } = useTranslation('console');
  if (state === 'open') return null;
  return (
    <>
      <Fact name={t('roomReports.answer')}>{answer ?? t('roomReports.dismissed')}</Fact>
      <Fact name={t('roomReports.closedBy')}>{closedBy}</Fact>
    </>
  );
}
