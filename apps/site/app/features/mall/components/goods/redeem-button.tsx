import type { GoodsDetails } from '@xiongmao/api/mall/shapes';
import { useRequireSignIn, useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { useGold } from '#app/shared/account/use-gold.ts';
import { PaySlot } from '#app/shared/slots.tsx';
import { useRefreshAllowed } from '../../api/use-refresh-allowed.ts';
import { useGoldText } from '../gold-amount.tsx';
import { SetAside } from '../redeem/set-aside.tsx';
import { useObstacle } from '../redeem/use-obstacle.ts';

const RedeemDialog = lazyPart(() => import('../redeem/redeem-dialog.tsx'));

/** Redeems goods, or says what stands in the way and what helps. A guest is asked to sign in first. */
export function RedeemButton({ goods }: { goods: GoodsDetails }) {
  const { t } = useTranslation('mall');
  const goldText = useGoldText();
  const uid = useUid();
  const requireSignIn = useRequireSignIn();
  const refreshAllowed = useRefreshAllowed();
  const balance = useGold();
  const [open, setOpen] = useState<'redeem' | 'pay' | null>(null);
  const [wanted, setWanted] = useState(false);
  const { price, stock, allowed } = goods;
  const gold = balance?.gold;
  const needed = price + (allowed?.unpaid?.gold ?? 0);
  const missing = gold === undefined ? 0 : Math.max(0, needed - gold);
  const obstacle = useObstacle(goods);

  function redeem(): void {
    setWanted(true);
    setOpen('redeem');
  }
  if (stock === 0) {
    return (
      <Blocked text={t('redeem.gone')}>
        <Button look="primary" disabled className="w-full">
          {t('redeem.open')}
        </Button>
      </Blocked>
    );
  }
  if (obstacle) {
    return (
      <Blocked text={obstacle}>
        <SetAside goods={goods} />
        <Button look="primary" disabled className="w-full">
          {t('redeem.open')}
        </Button>
      </Blocked>
    );
  }
  return (
    <>
      {missing > 0 ? (
        <Blocked text={t('gold.missing', { gold: goldText(missing) })}>
          <SetAside goods={goods} />
          <Button
            look="primary"
            aria-haspopup="dialog"
            onClick={() => setOpen('pay')}
            className="w-full"
          >
            {t('gold.recharge')}
          </Button>
        </Blocked>
      ) : (
        <Button
          look="primary"
          aria-haspopup="dialog"
          onClick={() => requireSignIn(redeem)}
          className="min-h-12 w-full text-base"
        >
          {t(uid === null ? 'redeem.signIn' : 'redeem.open')}
        </Button>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <RedeemDialog goods={goods} open={open === 'redeem'} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      <PaySlot
        open={open === 'pay'}
        onClose={() => {
          setOpen(null);
          void refreshAllowed();
        }}
        needed={needed}
      />
    </>
  );
}

function Blocked({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-loss">{text}</p>
      {children}
    </div>
  );
}
