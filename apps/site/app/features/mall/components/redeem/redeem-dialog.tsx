import { ApiError } from '@xiongmao/api/client';
import { mallErrors } from '@xiongmao/api/mall/errors';
import { orderRules } from '@xiongmao/api/mall/rules';
import type { GoodsDetails } from '@xiongmao/api/mall/shapes';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { redemptionPath } from '#app/paths.ts';
import { useGold } from '#app/shared/account/use-gold.ts';
import { LettersWritten } from '#app/shared/form/letters-written.tsx';
import { PaySlot } from '#app/shared/slots.tsx';
import { useRedeem } from '../../api/use-redeem.ts';
import { useRefreshAllowed } from '../../api/use-refresh-allowed.ts';
import { GoldAmount, useGoldText } from '../gold-amount.tsx';
import { GoodsPicture } from '../goods-picture.tsx';
import { type AskRecipient, RecipientChoice } from '../recipient/recipient-choice.tsx';
import { GoldSums } from './gold-sums.tsx';
import { Quantity } from './quantity.tsx';
import { SetAside } from './set-aside.tsx';
import { useObstacle } from './use-obstacle.ts';

interface RedeemDialogProps {
  goods: GoodsDetails;
  open: boolean;
  onClose: () => void;
}

/** The confirmation: how many, where to, and what it comes to. Reserved, it is paid on the order's own page. */
export default function RedeemDialog({ goods, open, onClose }: RedeemDialogProps) {
  const { t } = useTranslation(['mall', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('redeem.title')}
      closeLabel={t('common:action.close')}
    >
      <Confirm goods={goods} onClose={onClose} />
    </Dialog>
  );
}

const longestRemarks = 300;
const { payWithin, mostOfOne } = orderRules;

function Confirm({ goods, onClose }: Omit<RedeemDialogProps, 'open'>) {
  const { t } = useTranslation(['mall', 'common']);
  const goldText = useGoldText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const refreshAllowed = useRefreshAllowed();
  const gold = useGold()?.gold;
  const { id: goodsId, kind, name, picture, price, stock, allowed } = goods;
  const [count, setCount] = useState(1);
  const askRecipient = useRef<AskRecipient>(null);
  const [remarks, setRemarks] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const { mutate, isPending, error } = useRedeem((order) => {
    onClose();
    void navigate(redemptionPath(order.id));
  });
  const isSent = kind === 'physical';
  // By what one has now, not by what one had when the page was asked for: gold is looked at below.
  const most = Math.max(1, Math.min(stock, mostOfOne, limitOf(goods)));
  const cost = price * Math.min(count, most);
  const aside = allowed?.unpaid?.gold ?? 0;
  const missing = gold === undefined ? 0 : Math.max(0, cost + aside - gold);
  const obstacle = useObstacle(goods);
  const hasNewPrice =
    error instanceof ApiError && error.errorCode === mallErrors.goodsPriceChanged.code;

  const isBusy = isAsking || isPending;
  async function reserve(): Promise<void> {
    if (isBusy) return;
    setAsking(true);
    const recipient = isSent ? ((await askRecipient.current?.()) ?? null) : null;
    setAsking(false);
    if (isSent && !recipient) return;
    mutate({
      goodsId,
      count: Math.min(count, most),
      price,
      ...(recipient && { recipient }),
      ...(remarks.trim() && { remarks: remarks.trim() }),
    });
  }
  return (
    <div className="flex flex-col gap-5 pt-2">
      <div className="flex items-center gap-3">
        <GoodsPicture
          src={picture}
          kind={kind}
          name={name}
          className="size-16 shrink-0 rounded-sm"
        />
        <div className="flex min-w-0 grow flex-col gap-1">
          <p dir="auto" className="line-clamp-2 text-sm font-semibold rtl:text-right">
            {name}
          </p>
          <GoldAmount gold={price} />
        </div>
        <Quantity value={Math.min(count, most)} most={most} onChange={setCount} />
      </div>
      {isSent && <RecipientChoice ask={askRecipient} />}
      <FormField
        label={t('redeem.remarks')}
        hint={remarks && <LettersWritten count={remarks.length} most={longestRemarks} />}
      >
        {(control) => (
          <textarea
            {...control}
            name="remarks"
            dir="auto"
            rows={2}
            maxLength={longestRemarks}
            value={remarks}
            placeholder={t('redeem.remarksHint', { context: kind })}
            onChange={({ target }) => setRemarks(target.value)}
            className={inputLook}
          />
        )}
      </FormField>
      <GoldSums cost={cost} gold={gold} aside={aside} />
      <SetAside goods={goods} />
      <p className="rounded-sm bg-raised px-3 py-2 text-sm text-muted">
        {t(isSent ? 'redeem.heldHint' : 'redeem.atOnceHint', { minutes: payWithin / 60 })}
      </p>
      <p role="alert" className="text-sm text-loss empty:hidden">
        {obstacle ||
          (hasNewPrice && t('redeem.newPrice', { gold: goldText(price) })) ||
          (error && errorText(error))}
      </p>
      {missing > 0 && (
        <p className="text-sm text-loss">{t('gold.missing', { gold: goldText(missing) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {missing > 0 ? (
          <Button look="primary" aria-haspopup="dialog" onClick={() => setPaying(true)}>
            {t('gold.recharge')}
          </Button>
        ) : (
          !obstacle && (
            <Button look="primary" aria-disabled={isBusy} onClick={reserve}>
              {isBusy && <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />}
              {t('redeem.toPayment')}
            </Button>
          )
        )}
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
      <PaySlot
        open={isPaying}
        onClose={() => {
          setPaying(false);
          void refreshAllowed();
        }}
        needed={cost + aside}
      />
    </div>
  );
}

/** What the conditions leave one; until the server has told, what they allow at all. */
function limitOf({ allowed, conditions }: GoodsDetails): number {
  if (allowed && !allowed.missing.includes('gold')) return allowed.count;
  return conditions.limit?.count ?? mostOfOne;
}
