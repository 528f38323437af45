import { type ExpertOrder, expertOrders } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { useAddress } from '#app/shared/list/use-address.ts';

/** By which figure experts are ranked, and what it means. */
export function OrderChoice({ order }: { order: ExpertOrder }) {
  const { t } = useTranslation('experts');
  const [, change] = useAddress();
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <div className="md:w-fit">
        <Segmented
          label={t('ranking.by')}
          name="order"
          value={order}
          options={expertOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
          onChange={(value) => change({ order: value === 'bound' ? null : value, page: null })}
        />
      </div>
      <p className="text-xs text-muted">{t(`orderHint.${order}`)}</p>
    </div>
  );
}
