import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { useSyncExternalStore } from 'react';
import { useAccount } from '../account.ts';
import { useServices } from '../services.ts';
import { CodeProof } from './code-proof.tsx';
import { PasswordProof } from './password-proof.tsx';

/** Whom only a third party knows signs in there once more, on the site. */
function Proof({ by }: { by: OwnUser['proofBy'] }) {
  const { t } = useTranslation('console');
  if (by === 'provider') return <p className="text-sm">{t('proof.atProvider')}</p>;
  return by === 'password' ? <PasswordProof /> : <CodeProof />;
}

/** Asks who sits there to prove it before a write that moves much is sent. */
export function StepUpDialog() {
  const { t } = useTranslation(['console', 'common']);
  const { gate } = useServices();
  const account = useAccount();
  const isOpen = useSyncExternalStore(gate.subscribe, gate.isAsking);
  return (
    <Dialog
      open={isOpen}
      onClose={() => gate.answer(false)}
      title={t('proof.title')}
      closeLabel={t('common:action.close')}
    >
      <p className="pb-4 text-sm text-muted">{t('proof.why')}</p>
      {account && <Proof by={account.proofBy} />}
    </Dialog>
  );
}
