import type { PlanCard } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Coins from 'lucide-react/icons/coins';

/** What a plan costs, or that it is one's own already. */
export function PriceTag({ plan }: { plan: Pick<PlanCard, 'price' | 'bought'> }) {
  const { t } = useTranslation('experts');
  if (plan.bought) {
    return <span className="text-xs font-semibold text-win">{t('plan.bought')}</span>;
  }
  if (plan.price === 0) {
    return <span className="text-xs font-semibold text-win">{t('plan.free')}</span>;
  }
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-accent tabular">
      <Coins aria-hidden className="size-4" />
      <span aria-hidden>{plan.price}</span>
      <span className="sr-only">{t('plan.gold', { count: plan.price })}</span>
    </span>
  );
}
