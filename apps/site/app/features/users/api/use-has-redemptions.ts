import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@xiongmao/api/react';
import { useUid } from '@xiongmao/auth/account';
import { useApi, useConfig } from '#app/platform/app-context.ts';

/** Whether there are redemptions to look at: where the shop is closed, for who redeemed something before. */
export function useHasRedemptions(): boolean {
  const { mall } = useConfig();
  const query = callQuery(useApi(), 'GET /user/order/list', { query: { page: 1 } });
  const { data } = useQuery({ ...query, enabled: useUid() !== null && !mall });
  return mall || (data?.total ?? 0) > 0;
}
