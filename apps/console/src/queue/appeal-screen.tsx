import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import type { Row } from '../contract.ts';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { AppealState } from './appeal-state.tsx';
import { QueuedScreen } from './queued-screen.tsx';

type Resource = 'chat-appeals' | 'writing-appeals';
type Decided = Exclude<Row<Resource>['state'], 'open'>;

interface AppealScreenProps<Appeal> {
  resource: Resource;
  listTitle: string;
  /** What becomes of it where it is granted. */
  decisionHint: string;
  /** What was done, and what its person says to it. */
  children: (appeal: Appeal) => ReactNode;
}

/** An appeal, until somebody who did not act decides. */
export function AppealScreen<Appeal extends Row<Resource>>({
  decisionHint,
  ...screen
}: AppealScreenProps<Appeal>) {
  const { t } = useTranslation('console');
  return (
    <QueuedScreen<Appeal, { state: Decided; answer: string }>
      {...screen}
      titleOf={({ id }) => t('appeals.number', { id })}
      badgeOf={({ state }) => <AppealState state={state} />}
      concerned={({ userId }) => [userId]}
      decision={t('appeals.decide')}
      decided={t('appeals.decided')}
      read={(entries) => ({
        state: entries.get('state') as Decided,
        answer: String(entries.get('answer')).trim(),
      })}
      fields={
        <>
          <SelectField
            name="state"
            label={t('decision.label')}
            hint={decisionHint}
            required
            options={[
              { value: '', label: t('decision.choose') },
              ...(['upheld', 'granted'] as const).map((value) => ({
                value,
                label: t(`appeals.state.${value}`),
              })),
            ]}
          />
          <TextAreaField
            name="answer"
            label={t('decision.answer')}
            hint={t('appeals.answerHint')}
            required
            maxLength={500}
          />
        </>
      }
    />
  );
}
