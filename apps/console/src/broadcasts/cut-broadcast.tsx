import { useTranslation } from '@xiongmao/i18n/use-translation';
import Scissors from 'lucide-react/icons/scissors';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { ReasonedDecision } from '../form/decision.tsx';

/** Ends a broadcast that is on; whoever paid has their gold back. */
export function CutBroadcast({ broadcast }: { broadcast: Row<'broadcasts'> }) {
  const { t } = useTranslation('console');
  const { id, version, title, anchorId, endedAt } = broadcast;
  if (endedAt) return null;
  return (
    <ByOthers concerned={[anchorId]}>
      <ReasonedDecision
        resource="broadcasts"
        id={id}
        version={version}
        values={{ state: 'cut' }}
        done={t('broadcasts.cutDone')}
        also={['streams', 'live-unlocks', 'anchors', 'audit-entries']}
        title={t('broadcasts.cutOf', { title })}
        hint={t('broadcasts.cutHint')}
        icon={<Scissors aria-hidden className="size-4" />}
      >
        {t('broadcasts.cut')}
      </ReasonedDecision>
    </ByOthers>
  );
}
