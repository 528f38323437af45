import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Panel } from '../page/panel.tsx';
import { ChangeStock } from '../stock-changes/change-stock.tsx';

const figures = ['free', 'reserved', 'sold', 'received'] as const;

/** Where all that came in is now: free, reserved and redeemed make up what was received. */
export function Stock({ goods }: { goods: Row<'goods'> }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const { kind, isLow, free, lowStock } = goods;
  return (
    <Panel
      title={t('goods.stock')}
      hint={t('goods.stockHint')}
      aside={
        kind === 'physical' && (
          <CanAccess resource="stock-changes" action="create">
            <ChangeStock goods={goods} />
          </CanAccess>
        )
      }
    >
      {isLow && (
        <p role="status" className="pb-3 text-sm text-loss">
          {t('goods.lowAlarm', { free: count(free), lowStock: count(lowStock) })}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure} className="flex flex-col gap-1 rounded-sm bg-raised p-3">
            <dt className="text-xs text-muted">{t(`goods.${figure}`)}</dt>
            <dd
              className={`tabular text-2xl font-semibold ${figure === 'free' && isLow ? 'text-loss' : ''}`}
            >
              {count(goods[figure])}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
