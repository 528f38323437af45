import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useAccount } from '../account.ts';
import type { ResourceName, Row } from '../contract.ts';
import { ReasonedDecision } from '../form/decision.tsx';
import { useFormat } from '../format.ts';

type Resource = 'plan-purchases' | 'live-unlocks';

interface GiveBackProps {
  resource: Resource;
  bought: Row<Resource>;
  /** What changes with it. */
  also: readonly ResourceName[];
}

/** Gives back the gold of what somebody bought; one's own is given back by others. */
export function GiveBack({ resource, bought, also }: GiveBackProps) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const uid = useAccount()?.uid;
  const { id, version, userId, username, price, state } = bought;
  if (state === 'released' || userId === uid) return null;
  return (
    <ReasonedDecision
      resource={resource}
      id={id}
      version={version}
      values={{ state: 'released' }}
      done={t('purchases.givenBack')}
      also={also}
      title={t('purchases.giveBackOf', { name: username, gold: count(price) })}
      hint={t('purchases.giveBackHint')}
    >
      {t('purchases.giveBack')}
    </ReasonedDecision>
  );
}
