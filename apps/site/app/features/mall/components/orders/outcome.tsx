import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import CircleCheck from 'lucide-react/icons/circle-check-big';
import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useRef } from 'react';
import { goodsPath, mallPath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';

interface OutcomeProps {
  outcome: 'succeeded' | 'failed';
  order: OrderDetails;
}

/** What came of it (product spec §8): redeemed, or not and the gold is back. */
export function Outcome({ outcome, order }: OutcomeProps) {
  const { t } = useTranslation('mall');
  const { mall } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasSucceeded = outcome === 'succeeded';
  const Icon = hasSucceeded ? CircleCheck : CircleX;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className={`flex flex-col items-center gap-2 bg-surface px-4 py-6 text-center md:rounded-lg ${hasSucceeded ? 'text-win' : 'text-loss'}`}
    >
      <Icon aria-hidden className="size-12 stroke-1 prize-comes" />
      <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
        {t(hasSucceeded ? 'pay.succeeded' : 'pay.failed')}
      </h2>
      <p className="max-w-prose text-sm text-muted">
        {hasSucceeded ? t('pay.succeededHint', { context: order.kind }) : t('pay.failedHint')}
      </p>
      {mall && (
        <Link
          to={hasSucceeded ? mallPath : goodsPath(order.goodsId)}
          className="inline-flex min-h-11 items-center text-sm text-accent"
        >
          {t(hasSucceeded ? 'pay.toShop' : 'pay.toGoods')}
        </Link>
      )}
    </section>
  );
}
