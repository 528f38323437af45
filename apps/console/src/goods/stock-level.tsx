import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { StateLabel } from '../page/state-label.tsx';

/** How many can be had, and whether that is too few. */
export function StockLevel({ goods }: { goods: Pick<Row<'goods'>, 'free' | 'isLow'> }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  return (
    <span className="inline-flex items-center gap-2">
      {goods.isLow && <StateLabel tone="bad">{t('goods.isLow')}</StateLabel>}
      <span className={goods.isLow ? 'font-semibold text-loss' : ''}>{count(goods.free)}</span>
    </span>
  );
}
