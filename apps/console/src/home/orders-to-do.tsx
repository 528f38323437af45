import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ShortList } from './short-list.tsx';

/** Redemptions that wait for the desk, what is due first. */
export function OrdersToDo() {
  const { t } = useTranslation(['console', 'desk']);
  return (
    <ShortList
      resource="goods-orders"
      title={t('home.orders')}
      all={t('menu.goodsOrders')}
      sort={{ field: 'dueAt', order: 'asc' }}
      only={[{ field: 'state', operator: 'eq', value: 'open' }]}
      empty={t('desk:empty')}
      at={({ dueAt, createdAt }) => dueAt ?? createdAt}
    >
      {({ goods, number, late }) => (
        <span className="truncate">
          {goods} <span className="tabular text-muted">{number}</span>
          {late && <span className="text-loss"> {t('desk:state.late')}</span>}
        </span>
      )}
    </ShortList>
  );
}
