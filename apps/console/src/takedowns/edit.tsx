import { decisionsOf, longestReason, type TakedownDecision } from '@xiongmao/api/takedowns/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { QueuedScreen } from '../queue/queued-screen.tsx';
import { Counters } from './counters.tsx';
import { Request } from './request.tsx';
import { TakedownState } from './takedown-state.tsx';
import { Targets } from './targets.tsx';

type Takedown = Row<'takedowns'>;

/** Who asks for what, what stands there, what its authors object with, and what is decided. */
export function TakedownEdit() {
  const { t } = useTranslation('console');
  return (
    <QueuedScreen<Takedown, { decision: TakedownDecision; reason: string }>
      resource="takedowns"
      listTitle={t('takedowns.title')}
      titleOf={({ id }) => t('takedowns.number', { id })}
      badgeOf={({ state }) => <TakedownState state={state} />}
      concerned={({ userId, targets }) => [userId, ...targets.map(({ authorId }) => authorId)]}
      decision={t('takedowns.decide')}
      decided={t('takedowns.decided')}
      read={(entries) => ({
        decision: entries.get('decision') as TakedownDecision,
        reason: String(entries.get('reason')).trim(),
      })}
      fields={(takedown) => <Fields takedown={takedown} />}
    >
      {(takedown) => (
        <>
          <Request takedown={takedown} />
          <Targets targets={takedown.targets} />
          <Counters counters={takedown.counters} />
        </>
      )}
    </QueuedScreen>
  );
}

function Fields({ takedown: { state } }: { takedown: Takedown }) {
  const { t } = useTranslation('console');
  const decisions = decisionsOf[state] ?? [];
  return (
    <>
      <SelectField
        name="decision"
        label={t('chatAppeals.decision')}
        hint={t('takedowns.decisionHint')}
        required
        options={[
          { value: '', label: t('chatAppeals.choose') },
          ...decisions.map((value) => ({ value, label: t(`takedowns.decision.${value}`) })),
        ]}
      />
      <TextAreaField
        name="reason"
        label={t('writingReports.answer')}
        hint={t('takedowns.reasonHint')}
        required
        maxLength={longestReason}
      />
    </>
  );
}
