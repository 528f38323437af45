import { decisionsOf, longestReason, type TakedownDecision } from '@xiongmao/api/takedowns/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { QueuedScreen } from '../queue/queued-screen.tsx';
import { Counters } from './counters.tsx';
import { Request } from './request.tsx';
import { TakedownState } from './takedown-state.tsx';
import { OtherClaims, Targets } from './targets.tsx';

type Takedown = Row<'takedowns'>;

interface Decided {
  decision: TakedownDecision;
  targets?: string[];
  reason: string;
}

function read(entries: FormData): Decided {
  const targets = entries.getAll('target').map(String);
  return {
    decision: entries.get('decision') as TakedownDecision,
    ...(targets.length > 0 && { targets }),
    reason: String(entries.get('reason')).trim(),
  };
}

/** Who asks for what, what stands there, what its authors object with, and what is decided. */
export function TakedownEdit() {
  const { t } = useTranslation('console');
  return (
    <QueuedScreen<Takedown, Decided>
      resource="takedowns"
      listTitle={t('takedowns.title')}
      titleOf={({ id }) => t('takedowns.number', { id })}
      badgeOf={({ state }) => <TakedownState state={state} />}
      concerned={({ state, userId, deciderId, targets }) => [
        userId,
        ...targets.map(({ authorId }) => authorId),
        ...(state === 'countered' ? [deciderId] : []),
      ]}
      decision={t('takedowns.decide')}
      decided={t('takedowns.decided')}
      read={read}
      fields={(takedown) => <Fields takedown={takedown} />}
    >
      {(takedown) => (
        <>
          <Request takedown={takedown} />
          <Targets targets={takedown.targets} />
          <OtherClaims takedown={takedown} />
          <Counters counters={takedown.counters} />
        </>
      )}
    </QueuedScreen>
  );
}

function Fields({ takedown: { state, targets } }: { takedown: Takedown }) {
  const { t } = useTranslation('console');
  const [decision, setDecision] = useState('');
  const decisions = decisionsOf[state] ?? [];
  return (
    <>
      <SelectField
        name="decision"
        label={t('decision.label')}
        hint={decision === 'takeDown' && t('takedowns.decisionHint')}
        required
        value={decision}
        onChange={({ target }) => setDecision(target.value)}
        options={[
          { value: '', label: t('decision.choose') },
          ...decisions.map((value) => ({ value, label: t(`takedowns.decision.${value}`) })),
        ]}
      />
      {decision === 'takeDown' && targets.length > 1 && <Chosen targets={targets} />}
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

/** Which of several things are taken down; one at least. */
function Chosen({ targets }: { targets: Takedown['targets'] }) {
  const { t } = useTranslation('console');
  const [chosen, setChosen] = useState(() => targets.map(({ address }) => address));
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-sm">{t('takedowns.chosen')}</legend>
      {targets.map(({ address, kind, title }) => (
        <label key={address} className="flex min-h-11 items-center gap-3 text-sm md:min-h-9">
          <input
            type="checkbox"
            name="target"
            value={address}
            className="size-5 shrink-0"
            checked={chosen.includes(address)}
            disabled={chosen.length === 1 && chosen[0] === address}
            onChange={({ target }) =>
              setChosen(
                target.checked ? [...chosen, address] : chosen.filter((each) => each !== address),
              )
            }
          />
          <span className="min-w-0 break-words">
            {t(`takedowns.kind.${kind}`)} · <bdi>{title || address}</bdi>
          </span>
        </label>
      ))}
      {chosen.length === 1 && <input type="hidden" name="target" value={chosen[0]} />}
      <p className="text-xs text-muted">{t('takedowns.chosenHint')}</p>
    </fieldset>
  );
}
