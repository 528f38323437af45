import type { GoodsDetails } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { redemptionPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { useGoldText } from '../gold-amount.tsx';

/** What one has reserved elsewhere and not paid yet: its gold is not there for more. */
export function SetAside({ goods: { allowed } }: { goods: GoodsDetails }) {
  const { t } = useTranslation('mall');
  const goldText = useGoldText();
  if (!allowed?.unpaid) return null;
  const { gold, orderId } = allowed.unpaid;
  return (
    <p className="text-sm text-muted">
      {t('gold.aside', { gold: goldText(gold) })}{' '}
      <Link to={redemptionPath(orderId)} className="font-semibold text-accent">
        {t('gold.asideLink')}
      </Link>
    </p>
  );
}
