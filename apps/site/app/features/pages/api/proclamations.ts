import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { App } from '#app/platform/app-context.ts';

/** What the operator has to say, to somebody: another hears something else. */
export const proclamationsQuery = (api: Client, uid: number | null) =>
  queryOptions({
    queryKey: ['GET /app/getProclamation', uid] as const,
    queryFn: ({ signal }) => api('GET /app/getProclamation', {}, { signal }),
    retry: false,
  });

/** Asks for it while a page is loaded; resolves without it where that fails. */
export const prefetchProclamations = ({ api, queries, viewer }: App): Promise<void> =>
  queries.prefetchQuery(proclamationsQuery(api, viewer.uid));
