import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { PaySlot } from '#app/shared/slots.tsx';
import { goldCheckQuery } from '../../api/expert-queries.ts';
import { type Refusal, useBuyPlan } from '../../api/use-buy-plan.ts';

interface ConfirmPurchaseProps {
  plan: Plan;
  /** It was bought, or is not wanted after all. */
  onEnd: () => void;
}

/** ms between two looks at gold that is not enough. */
const pollInterval = 3_000;

/** The last look before one pays, in the place of the button: price, gold, and what becomes of it. */
export function ConfirmPurchase({ plan, onEnd }: ConfirmPurchaseProps) {
  const { t } = useTranslation(['experts', 'common']);
  const { id, price, onSale } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was asked before one could sign in, or for an older price, is not what counts now.
  const check = useQuery({
    ...goldCheckQuery(useApi(), id),
    staleTime: 0,
    // The welcome gift, or what is being paid elsewhere, may be on its way.
    refetchInterval: ({ state }) => (state.data?.enough === false ? pollInterval : false),
  });
  const { buy, busy, refusal } = useBuyPlan({ planId: id, price, onBought });
  const gold = check.data?.gold;
  const [paying, setPaying] = useState(false);
  const missing = gold === undefined ? 0 : Math.max(0, price - gold);
  useEffect(() => {
    // After the login dialog, which gives the focus back as it closes.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  function onBought(): void {
    toast(t('buy.done'));
    onEnd();
  }
  function stopPaying(): void {
    setPaying(false);
    void check.refetch();
  }
  return (
    <section className="flex flex-col gap-3 bg-surface p-4 md:rounded-lg">
      <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
        {t('buy.title')}
      </h2>
      <dl className="grid grid-cols-3 gap-3 text-sm">
        <Sum name={t('buy.price')} gold={price} />
        <Sum name={t('buy.yours')} gold={gold} />
        <Sum name={t('buy.after')} gold={gold === undefined ? undefined : gold - price} />
      </dl>
      <Fate plan={plan} />
      <p role="alert" className="text-sm text-loss empty:hidden">
        {refusal && refusal !== 'notEnoughGold' && refusalText(refusal)}
      </p>
      {(missing > 0 || refusal === 'notEnoughGold') && (
        <p className="text-sm text-loss">{t('buy.short', { count: missing })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {missing === 0 && onSale && (
          <Button look="primary" aria-disabled={busy} onClick={buy}>
            {busy && <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />}
            {t('buy.confirm', { count: price })}
          </Button>
        )}
        {missing > 0 && (
          <Button look="primary" aria-haspopup="dialog" onClick={() => setPaying(true)}>
            {t('buy.getGold')}
          </Button>
        )}
        <Button onClick={onEnd}>{t('common:action.cancel')}</Button>
      </div>
      <PaySlot open={paying} onClose={stopPaying} needed={price} />
    </section>
  );

  function refusalText(given: Refusal): string {
    if (typeof given === 'object') return given.text;
    return t(`buy.${given as 'priceChanged' | 'notOnSale'}`);
  }
}

function Sum({ name, gold }: { name: string; gold: number | undefined }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-xs text-muted [overflow-wrap:anywhere]">{name}</dt>
      {gold === undefined ? (
        <Skeleton className="my-0.5 h-5 w-12" />
      ) : (
        <dd className={`text-base font-semibold tabular ${gold < 0 ? 'text-loss' : ''}`}>
          <bdi dir="ltr">{gold}</bdi>
        </dd>
      )}
    </div>
  );
}

/** What becomes of the gold once the plan is settled. */
function Fate({ plan: { refund, playType } }: Pick<ConfirmPurchaseProps, 'plan'>) {
  const { t } = useTranslation('experts');
  const canBeHalf = playType === 'handicap' || playType === 'total';
  return (
    <div className="flex flex-col gap-1 rounded-sm bg-raised px-3 py-2 text-sm">
      <p className="text-muted">{t('buy.held')}</p>
      <ul className="flex flex-col gap-0.5">
        <li>{t('buy.onHit')}</li>
        <li>{t(refund ? 'buy.onMissRefund' : 'buy.onMiss')}</li>
        <li>{t('buy.onVoid')}</li>
      </ul>
      {refund && canBeHalf && <p className="text-xs text-muted">{t('buy.halfNote')}</p>}
    </div>
  );
}
