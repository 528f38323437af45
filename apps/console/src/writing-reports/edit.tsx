import { automaticRules, chatRules, muteMinutes } from '@xiongmao/api/chat/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { DecisionButton } from '../form/decision.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { useFormat } from '../format.ts';
import { QueuedScreen } from '../queue/queued-screen.tsx';
import { ReportState } from '../queue/report-state.tsx';
import { ReportedWriting } from './reported-writing.tsx';

type Report = Row<'writing-reports'>;

/** What decides it, where it breaks a rule. */
interface Decided {
  decision: 'hide' | 'mute';
  rule: (typeof chatRules)[number];
  minutes?: (typeof muteMinutes)[number];
  answer: string;
}

function read(entries: FormData): Decided {
  const decision = entries.get('decision') as Decided['decision'];
  const minutes = muteMinutes.find((each) => String(each) === entries.get('minutes'));
  return {
    decision,
    rule: entries.get('rule') as Decided['rule'],
    ...(decision === 'mute' && minutes !== undefined && { minutes }),
    answer: String(entries.get('answer')).trim(),
  };
}

/** What somebody reported of a post or comment, what stands around it, and what is decided. */
export function ReportEdit() {
  const { t } = useTranslation('console');
  return (
    <QueuedScreen<Report, Decided>
      resource="writing-reports"
      listTitle={t('writingReports.title')}
      titleOf={({ id }) => t('roomReports.number', { id })}
      badgeOf={({ state }) => <ReportState state={state} />}
      concerned={({ userId }) => [userId]}
      actions={({ id, version }, goOn) => (
        <DecisionButton
          resource="writing-reports"
          id={id}
          version={version}
          shortcut="d"
          values={{ decision: 'dismiss', answer: null }}
          done={t('roomReports.dismissed')}
          then={goOn}
          icon={<Check aria-hidden className="size-4" />}
        >
          {t('roomReports.dismiss')}
        </DecisionButton>
      )}
      decision={t('writingReports.decide')}
      decided={t('writingReports.decided')}
      read={read}
      fields={<Fields />}
    >
      {(report) => <ReportedWriting report={report} />}
    </QueuedScreen>
  );
}

/** Those that people decide by. */
const rules = chatRules.filter((rule) => !(automaticRules as readonly string[]).includes(rule));

function Fields() {
  const { t } = useTranslation(['console', 'chat']);
  const { duration } = useFormat();
  const [decision, setDecision] = useState('hide');
  return (
    <>
      <SelectField
        name="decision"
        label={t('decision.label')}
        options={(['hide', 'mute'] as const).map((value) => ({
          value,
          label: t(`writingReports.decision.${value}`),
        }))}
        value={decision}
        onChange={({ target }) => setDecision(target.value)}
      />
      <SelectField
        name="rule"
        label={t('chatActions.rule')}
        required
        options={[
          { value: '', label: t('writingReports.chooseRule') },
          ...rules.map((value) => ({ value, label: t(`chat:rule.${value}`) })),
        ]}
      />
      {decision === 'mute' && (
        <SelectField
          name="minutes"
          label={t('chat:person.muteFor')}
          options={muteMinutes.map((minutes) => ({
            value: String(minutes),
            label: minutes === null ? t('chat:sanction.forGood') : duration(minutes * 60),
          }))}
        />
      )}
      <TextAreaField
        name="answer"
        label={t('writingReports.answer')}
        hint={t('writingReports.answerHint')}
        required
        maxLength={500}
      />
    </>
  );
}
