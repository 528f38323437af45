import { useTranslation } from '@xiongmao/i18n/use-translation';
import { data } from 'react-router';
import { receiptQuery } from '#app/features/experts/api/expert-queries.ts';
import { ReceiptPage } from '#app/features/experts/components/orders/receipt-page.tsx';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { accountPath } from '#app/paths.ts';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/my-order-receipt';

export const handle = { namespaces: ['experts', 'transfers'] };

function read({ planId }: { planId: string }): number {
  if (!/^[1-9]\d{0,8}$/.test(planId)) throw data(null, { status: 404 });
  return Number(planId);
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const planId = read(params);
  await prefetchOwn(context, (queries, api) => [queries.prefetchQuery(receiptQuery(api, planId))]);
  return { planId };
}
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({ planId: read(params) });

export default function MyOrderReceipt({ loaderData: { planId } }: Route.ComponentProps) {
  const { t } = useTranslation('experts');
  return (
    <>
      <PageTitle title={t('receipt.title')} backTo={accountPath('myOrder')} />
      <AccountGate skeleton={<SkeletonRows count={6} className="h-16" />}>
        {() => <ReceiptPage key={planId} planId={planId} />}
      </AccountGate>
    </>
  );
}
