import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';
import type { Balance } from '@xiongmao/api/wallet/shapes';
import { useRefreshAccount, useUid } from '@xiongmao/auth/account';
import { useApi } from '#app/platform/app-context.ts';

export const goldQuery = (api: Client) => callQuery(api, 'GET /user/userGold', {});

/** First part of the keys of all lists of coin details. */
export const entriesKey = ['GET /orderpay/gold/list'] as const;

/** One's gold, what is held of it, and one's level; null for a guest, undefined until it is known. */
export function useGold(): Balance | null | undefined {
  const uid = useUid();
  const { data } = useQuery({ ...goldQuery(useApi()), enabled: uid !== null });
  return uid === null ? null : data;
}

/** Asks for one's gold, its details and one's level again: after gold has moved. */
export function useRefreshGold(): () => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const refreshAccount = useRefreshAccount();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: goldQuery(api).queryKey }),
      queries.invalidateQueries({ queryKey: entriesKey }),
      refreshAccount(),
    ]);
  };
}
