import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../../contract.ts';
import { useOrderColumns } from '../../goods-orders/use-order-columns.tsx';
import { nowhere } from '../../goods-orders/work/queue-position.ts';
import { useUnlockColumns } from '../../live-unlocks/use-unlock-columns.tsx';
import { usePurchaseColumns } from '../../plan-purchases/use-purchase-columns.tsx';
import { UserRows } from './user-rows.tsx';

const useOrders = () => useOrderColumns(nowhere);

/** What somebody has for their gold: goods, plans, live rooms. */
export function UserPurchases({ user: { id } }: { user: Row<'users'> }) {
  const { t } = useTranslation('console');
  return (
    <div className="flex flex-col gap-4">
      <UserRows
        resource="goods-orders"
        title={t('users.orders')}
        userId={id}
        useColumns={useOrders}
        empty={t('users.none.orders')}
      />
      <UserRows
        resource="plan-purchases"
        title={t('purchases.title')}
        userId={id}
        useColumns={usePurchaseColumns}
        empty={t('users.none.purchases')}
      />
      <UserRows
        resource="live-unlocks"
        title={t('liveUnlocks.title')}
        userId={id}
        useColumns={useUnlockColumns}
        empty={t('users.none.unlocks')}
      />
    </div>
  );
}
