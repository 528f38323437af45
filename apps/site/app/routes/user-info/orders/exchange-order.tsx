import { useTranslation } from '@xiongmao/i18n/use-translation';
import { redemptionQuery } from '#app/features/mall/api/mall-queries.ts';
import { readId } from '#app/features/mall/api/read-id.ts';
import { OrderPage } from '#app/features/mall/components/orders/order-page.tsx';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { PayDialog } from '#app/features/wallet/components/pay/pay-dialog.tsx';
import { accountPath } from '#app/paths.ts';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { goldQuery } from '#app/shared/account/use-gold.ts';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { FilledSlots } from '#app/shared/slots.tsx';
import type { Route } from './+types/exchange-order';

const slots = { Pay: PayDialog };

export const handle = { namespaces: ['mall'] };

const read = ({ params }: Pick<Route.LoaderArgs, 'params'>): number =>
  readId(params.orderId, accountPath('exchange'));

export async function loader(args: Route.LoaderArgs) {
  const id = read(args);
  await prefetchOwn(args.context, (queries, api) => [
    queries.prefetchQuery(goldQuery(api)),
    queries.prefetchQuery(redemptionQuery(api, id)),
  ]);
  return { id };
}
export const clientLoader = (args: Route.ClientLoaderArgs) => ({ id: read(args) });

export default function ExchangeOrder({ loaderData: { id } }: Route.ComponentProps) {
  const { t } = useTranslation('mall');
  return (
    <FilledSlots value={slots}>
      <PageTitle title={t('order.title')} backTo={accountPath('exchange')} />
      <AccountGate skeleton={<SkeletonRows count={6} className="h-16" />}>
        {() => <OrderPage key={id} id={id} />}
      </AccountGate>
    </FilledSlots>
  );
}
