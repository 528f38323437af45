import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact } from '../page/facts.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { useTicking } from '../page/ticking.ts';

type Appeal = Pick<Row<'chat-appeals'>, 'kind' | 'actedAt' | 'until' | 'liftedAt' | 'liftedBy'>;

/** For how long it was, and whether it is in force still. */
export function Holding({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation(['console', 'chat']);
  const { duration, exact } = useFormat();
  const { kind, actedAt, until, liftedAt, liftedBy } = appeal;
  const state = useTicking((now) =>
    liftedAt ? 'lifted' : until && Date.parse(until) <= now ? 'over' : 'inForce',
  );
  const end = liftedAt ?? until;
  return (
    <>
      {kind === 'mute' && (
        <Fact name={t('chat:person.muteFor')}>
          {until
            ? duration((Date.parse(until) - Date.parse(actedAt)) / 1_000)
            : t('chat:sanction.forGood')}
        </Fact>
      )}
      <Fact name={t('feedback.state')}>
        <StateLabel tone={state === 'inForce' ? 'due' : 'quiet'}>
          {t(`chatAppeals.holds.${state}`)}
        </StateLabel>
        {end && (
          <span className="block text-xs text-muted">
            {[exact(end), liftedBy].filter(Boolean).join(' · ')}
          </span>
        )}
      </Fact>
    </>
  );
}
