import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import type { CallInput } from '@xiongmao/api/call';
import type { Client } from '@xiongmao/api/client';
import type { CallKey, Contract } from '@xiongmao/api/contract';
import { callQuery } from '@xiongmao/api/react';
import { createContext, type RouterContextProvider } from 'react-router';

/** What routes load with: on the server one set per request, in the browser one for the visit. */
export interface Data {
  api: Client;
  queries: QueryClient;
}

export const dataContext = createContext<Data>();

/**
 * Sees to it that a call's answer is in the query cache, and gives it. The same function serves a route's
 * `loader` and its `clientLoader`: the server's answers travel with the page, and going back to a page
 * asks nobody.
 */
export function ensure<Key extends CallKey>(
  context: Readonly<RouterContextProvider>,
  key: Contract[Key]['effect'] extends 'read' ? Key : never,
  input: CallInput<Contract[Key]>,
) {
  const { api, queries } = context.get(dataContext);
  return queries.ensureQueryData(callQuery<Key>(api, key, input));
}

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The socket keeps what is on screen current; a visit's answers stay at hand for going back.
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, refetchOnWindowFocus: false },
    },
  });
}

export { dehydrate, hydrate };
