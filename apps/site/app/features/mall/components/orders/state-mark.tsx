import type { Order } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';

const tones: Record<Order['state'], string> = {
  unpaid: 'text-accent',
  paid: 'text-accent',
  underReview: 'text-accent',
  redeemed: 'text-win',
  refunded: 'text-ink',
  cancelled: 'text-muted',
};

/** What has become of an order. */
export function StateMark({ state }: Pick<Order, 'state'>) {
  const { t } = useTranslation('mall');
  return <span className={`font-semibold ${tones[state]}`}>{t(`state.${state}`)}</span>;
}
