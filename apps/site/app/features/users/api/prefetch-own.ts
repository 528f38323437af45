import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import { accountQuery } from '@xiongmao/auth/account';
import type { RouterContextProvider } from 'react-router';
import { appContext } from '#app/platform/app-context.ts';

type Prefetch = (queries: QueryClient, api: Client) => Promise<void>[];

/**
 * On the server: the account of who asks, and what else their page shows, travel with it. For a guest
 * nothing is asked for; what can't be had, the browser asks for again.
 */
export async function prefetchOwn(
  context: Readonly<RouterContextProvider>,
  more: Prefetch = () => [],
): Promise<void> {
  const { api, queries, viewer } = context.get(appContext);
  if (viewer.uid === null) return;
  await Promise.all([queries.prefetchQuery(accountQuery(api, viewer.uid)), ...more(queries, api)]);
}
