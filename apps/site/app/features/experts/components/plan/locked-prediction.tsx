import type { Plan } from '@xiongmao/api/experts/shapes';
import { useRequireSignIn } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Coins from 'lucide-react/icons/coins';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { whyLocked } from '../../match-off.ts';
import { ConfirmPurchase } from './confirm-purchase.tsx';

interface LockedPredictionProps {
  plan: Plan;
  /** A purchase was made, or called off: the focus is to go on from here. */
  onEnd: () => void;
}

/** The place of a prediction that one may not read yet: what it takes, and the way there. */
export function LockedPrediction({ plan, onEnd }: LockedPredictionProps) {
  const { t } = useTranslation(['experts', 'common']);
  const requireSignIn = useRequireSignIn();
  const [confirming, setConfirming] = useState(false);
  const { price, onSale } = plan;
  const why = whyLocked(plan);

  function end(): void {
    setConfirming(false);
    onEnd();
  }
  if (confirming) {
    return <ConfirmPurchase plan={plan} onEnd={end} />;
  }
  return (
    <section className="flex flex-col items-center gap-3 bg-surface px-4 py-8 text-center md:rounded-lg">
      <span className="flex size-12 items-center justify-center rounded-full bg-raised text-muted">
        <Lock aria-hidden className="size-5" />
      </span>
      <h2 className="text-base font-semibold">{t(`access.${why}`)}</h2>
      <p className="max-w-prose text-sm text-muted">{t(`access.${why}Hint`)}</p>
      {why === 'signIn' && (
        <Button look="primary" aria-haspopup="dialog" onClick={() => requireSignIn()}>
          {t('common:account.signIn')}
        </Button>
      )}
      {why === 'locked' && onSale && (
        <Button look="primary" onClick={() => requireSignIn(() => setConfirming(true))}>
          <Coins aria-hidden className="size-4" />
          {t('buy.open', { count: price })}
        </Button>
      )}
    </section>
  );
}
