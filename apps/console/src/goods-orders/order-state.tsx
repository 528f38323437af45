import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

type Order = Row<'goods-orders'>;

const tones = {
  unpaid: 'quiet',
  paid: 'due',
  underReview: 'due',
  redeemed: 'good',
  refunded: 'quiet',
  cancelled: 'quiet',
} as const;

/** Where an order stands, and what is out of the ordinary about it. */
export function OrderState({ order }: { order: Order }) {
  const { t } = useTranslation('desk');
  const { state, kind, hasRecipient, dispute } = order;
  const lacksAddress = state === 'paid' && kind === 'physical' && !hasRecipient;
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
      <StateLabel tone={tones[state]}>{t(`state.${state}`)}</StateLabel>
      {dispute && <StateLabel tone="bad">{t('mark.dispute')}</StateLabel>}
      {lacksAddress && <StateLabel tone="bad">{t('mark.address')}</StateLabel>}
    </span>
  );
}
