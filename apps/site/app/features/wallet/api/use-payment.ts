import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { payments } from '@xiongmao/api/wallet/events';
import type { Payment } from '@xiongmao/api/wallet/shapes';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useLiveNews } from '#app/platform/live.ts';
import { useRefreshGold } from '#app/shared/account/use-gold.ts';
import { paymentQuery } from './wallet-queries.ts';

/** ms between two questions, where the socket might not tell. */
const pollInterval = 3_000;

/** A recharge of one's own, followed until it is paid or closed: by the socket, and by asking. */
export function usePayment(id: number): UseQueryResult<Payment> {
  const query = useQuery({
    ...paymentQuery(useApi(), id),
    // What the server rendered may be over by now.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? pollInterval : false),
  });
  const refresh = useEffectEvent(useRefreshGold());
  const state = query.data?.state;

  useLiveNews(payments, {
    onNews(told) {
      if (told.id === id) void query.refetch();
    },
    onReturn() {
      if (state === 'open') void query.refetch();
    },
  });
  useEffect(() => {
    if (state === 'paid') void refresh();
  }, [state]);
  return query;
}
