import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { ShortList } from './short-list.tsx';

/** Redemptions that wait for the desk, what is due first. */
export function OrdersToDo() {
  const { t } = useTranslation(['console', 'desk']);
  const locale = useLocale();
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
      {({ names, number, late }) => (
        <span className="truncate">
          {nameIn(names, locale)} <span className="tabular text-muted">{number}</span>
          {late && <span className="text-loss"> {t('desk:state.late')}</span>}
        </span>
      )}
    </ShortList>
  );
}
