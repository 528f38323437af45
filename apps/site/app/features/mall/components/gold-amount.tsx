import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Coins from 'lucide-react/icons/coins';
import { useLocale } from '#app/platform/i18n.tsx';

interface GoldAmountProps {
  gold: number;
  className?: string;
}

/** So much gold: a coin and a number, in words for who can't see the coin. */
export function GoldAmount({ gold, className = 'text-sm' }: GoldAmountProps) {
  const goldText = useGoldText();
  const locale = useLocale();
  return (
    <span
      className={`inline-flex items-center gap-1 font-semibold whitespace-nowrap text-accent tabular ${className}`}
    >
      <Coins aria-hidden className="size-[1.1em]" />
      <bdi aria-hidden dir="ltr">
        {formatNumber(gold, locale, 0)}
      </bdi>
      <span className="sr-only">{goldText(gold)}</span>
    </span>
  );
}

/** `1,200 gold`. */
export function useGoldText(): (gold: number) => string {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  return (gold) => t('gold.amount', { count: gold, gold: formatNumber(gold, locale, 0) });
}
