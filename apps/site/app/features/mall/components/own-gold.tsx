import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Coins from 'lucide-react/icons/coins';
import { useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useGold } from '#app/shared/account/use-gold.ts';
import { PaySlot } from '#app/shared/slots.tsx';

/** What one has to spend, and the way to more; nothing for a guest. */
export function OwnGold() {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const balance = useGold();
  const [isPaying, setPaying] = useState(false);
  if (balance === null) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 px-4 text-sm md:px-0">
      <Coins aria-hidden className="size-4.5 text-accent" />
      <span className="text-muted">{t('gold.yours')}</span>
      {balance === undefined ? (
        <Skeleton className="h-5 w-12" />
      ) : (
        <bdi dir="ltr" className="font-semibold tabular">
          {formatNumber(balance.gold, locale, 0)}
        </bdi>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setPaying(true)}
        className="min-h-11 px-2 font-semibold text-accent"
      >
        {t('gold.recharge')}
      </button>
      <PaySlot open={isPaying} onClose={() => setPaying(false)} />
    </div>
  );
}
