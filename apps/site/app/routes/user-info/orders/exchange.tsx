import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useSearchParams } from 'react-router';
import { redemptionsQuery } from '#app/features/mall/api/mall-queries.ts';
import { readRedemptionState } from '#app/features/mall/api/redemption-state.ts';
import { RedemptionsPage } from '#app/features/mall/components/orders/redemptions-page.tsx';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/exchange';

export const handle = { namespaces: ['mall'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readRedemptionState(new URL(request.url).searchParams);
  await prefetchOwn(context, (queries, api) => [
    queries.prefetchInfiniteQuery(redemptionsQuery(api, state)),
  ]);
  return null;
}

export const clientLoader = () => null;

export default function Exchange() {
  const { t } = useTranslation('mall');
  const state = readRedemptionState(useSearchParams()[0]);
  return (
    <>
      <PageTitle title={t('redemptions.title')} />
      <AccountGate skeleton={<SkeletonRows count={4} className="h-24" />}>
        {() => <RedemptionsPage state={state} />}
      </AccountGate>
    </>
  );
}
