import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiongmao/api/client';
import { mallErrors } from '@xiongmao/api/mall/errors';
import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { walletErrors } from '@xiongmao/api/wallet/errors';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import ClockAlert from 'lucide-react/icons/clock-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useEffectEvent, useState } from 'react';
import { goodsPath } from '#app/paths.ts';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { useGold, useRefreshGold } from '#app/shared/account/use-gold.ts';
import { PaySlot } from '#app/shared/slots.tsx';
import { redemptionQuery } from '../../../api/mall-queries.ts';
import { useOrderWrite } from '../../../api/use-order-write.ts';
import { useGoldText } from '../../gold-amount.tsx';
import { GoldSums } from '../../redeem/gold-sums.tsx';
import { CancelButton } from '../cancel-button.tsx';
import { useSecondsUntil } from './pay-countdown.tsx';

interface PayPanelProps {
  order: OrderDetails;
  /** Null: it is tried again. */
  onEnd: (outcome: 'succeeded' | 'failed' | null) => void;
}

/** The second step: a reservation is paid before its time is over. */
export function PayPanel({ order, onEnd }: PayPanelProps) {
  const { t } = useTranslation('mall');
  const goldText = useGoldText();
  const errorText = useErrorText();
  const refreshGold = useRefreshGold();
  const balance = useGold();
  const [isPaying, setPaying] = useState(false);
  const left = useSecondsUntil(order.payBefore);
  const isOver = left === 0;
  useLookAgain(order.id, isOver);
  const { mutate, isPending, error } = useOrderWrite(
    order.id,
    (api, _given: undefined, once) =>
      api('POST /orderpay/payGoodsOrder', { body: { id: order.id } }, once),
    () => {
      toast(t('pay.succeeded'));
      onEnd('succeeded');
    },
  );
  const code = error instanceof ApiError ? error.errorCode : null;
  const hasFailed = code === mallErrors.redemptionFailed.code;
  const tellFailure = useEffectEvent(() => onEnd('failed'));
  useEffect(() => {
    if (hasFailed) tellFailure();
  }, [hasFailed]);

  if (isOver) return <Expired order={order} />;
  const gold = balance?.gold;
  const missing = gold === undefined ? 0 : Math.max(0, order.gold - gold);
  const isShort = missing > 0 || code === walletErrors.notEnoughGold.code;
  return (
    <section aria-labelledby="pay" className="flex flex-col gap-4 bg-surface p-4 md:rounded-lg">
      <div className="flex items-center justify-between gap-3">
        <div>
          <h2 id="pay" className="text-base font-semibold">
            {t('pay.title')}
          </h2>
          <p className="text-xs text-muted">{t('pay.hint')}</p>
        </div>
        <p
          role="timer"
          aria-label={t('pay.left', { time: formatCountdown(left) })}
          className={`text-2xl font-semibold tabular ${left < 60 ? 'text-loss' : 'text-accent'}`}
        >
          <bdi dir="ltr">{formatCountdown(left)}</bdi>
        </p>
      </div>
      <GoldSums cost={order.gold} gold={gold} />
      <p role="alert" className="text-sm text-loss empty:hidden">
        {isShort
          ? missing > 0 && t('gold.missing', { gold: goldText(missing) })
          : error && !hasFailed && errorText(error)}
      </p>
      <div className="flex flex-wrap gap-2">
        {isShort ? (
          <Button look="primary" aria-haspopup="dialog" onClick={() => setPaying(true)}>
            {t('gold.recharge')}
          </Button>
        ) : (
          <Button
            look="primary"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) onEnd(null);
              mutate(undefined);
            }}
          >
            {isPending && <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />}
            {t('pay.confirm', { gold: goldText(order.gold) })}
          </Button>
        )}
        {order.canCancel && <CancelButton order={order} />}
      </div>
      <PaySlot
        open={isPaying}
        onClose={() => {
          setPaying(false);
          void refreshGold();
        }}
        needed={order.gold}
      />
    </section>
  );
}

/** What was not paid in time, until the server has told what became of it. */
function Expired({ order: { goodsId } }: Pick<PayPanelProps, 'order'>) {
  const { t } = useTranslation('mall');
  const { mall } = useConfig();
  return (
    <section
      role="status"
      className="flex flex-col items-center gap-2 bg-surface px-4 py-6 text-center md:rounded-lg"
    >
      <ClockAlert aria-hidden className="size-12 stroke-1 text-muted" />
      <p className="max-w-prose text-sm">{t('pay.over')}</p>
      {mall && (
        <Link
          to={goodsPath(goodsId)}
          className="inline-flex min-h-11 items-center text-sm text-accent"
        >
          {t('pay.toGoods')}
        </Link>
      )}
    </section>
  );
}

/** ms until the clock of the server has passed the end, too. */
const grace = 2_000;

/** A reservation that is over has become something else. */
function useLookAgain(id: number, isOver: boolean): void {
  const api = useApi();
  const queries = useQueryClient();
  const look = useEffectEvent(() => void queries.invalidateQueries(redemptionQuery(api, id)));
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => look(), grace);
    return () => clearTimeout(timer);
  }, [isOver]);
}
