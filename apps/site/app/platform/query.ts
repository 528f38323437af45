import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CallInput } from '@xiongmao/api/call';
import { ApiError } from '@xiongmao/api/client';
import type { Contract, ReadKey } from '@xiongmao/api/contract';
import type { HiddenResults } from '@xiongmao/api/http/hidden-results';
import { callQuery } from '@xiongmao/api/react';
import { data, type RouterContextProvider } from 'react-router';
import { appContext } from './app-context.ts';

/**
 * Sees to it that a call's answer is in the query cache, and gives it. The same function serves a route's
 * `loader` and its `clientLoader`: the server's answers travel with the page, and going back to a page
 * asks nobody. What the server does not know of is a page that does not exist: 404; what it knew of, one that is gone: 410.
 */
export async function ensure<Key extends ReadKey>(
  context: Readonly<RouterContextProvider>,
  key: Key,
  input: CallInput<Contract[Key]>,
) {
  const { api, queries } = context.get(appContext);
  try {
    return await queries.ensureQueryData(callQuery(api, key, input));
  } catch (error) {
    refuseUnknown(error);
    throw error;
  }
}

/**
 * The status of a page by what it shows, once that was asked for: 503 where it can't be had. Throws as `ensure` does, but
 * for results that are hidden: the page stands around them, and asks for them once it is there.
 */
export function statusOf(queries: QueryClient, { queryKey }: { queryKey: QueryKey }): 200 | 503 {
  const state = queries.getQueryState(queryKey);
  if (state?.data !== undefined) return 200;
  if (hiddenIn(state?.error)) {
    // The browser knows nothing of it yet, either.
    queries.removeQueries({ queryKey, exact: true });
    return 200;
  }
  refuseUnknown(state?.error);
  return 503;
}

/** Whether a list that was asked for has nothing on it: search engines keep no such page. */
export function isEmpty(queries: QueryClient, { queryKey }: { queryKey: QueryKey }): boolean {
  type Items = { items: readonly unknown[] };
  const found = queries.getQueryData<Items | { pages: Items[] }>(queryKey);
  const first = found && 'pages' in found ? found.pages[0] : found;
  return first?.items.length === 0;
}

/** What a page or part that asks first would tell; undefined of any other failure. */
export function hiddenIn(error: unknown): HiddenResults | undefined {
  const failure = error as { hidden?: HiddenResults; data?: { hidden?: HiddenResults } } | null;
  return failure?.hidden ?? failure?.data?.hidden;
}

function refuseUnknown(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.http === 404 || error.http === 410) throw data(null, { status: error.http });
  // A page that is all results asks first.
  if (error.hidden) throw data({ hidden: error.hidden }, { status: 200 });
}

/** Whether what was thrown says that there is no such thing. */
export const isUnknown = (thrown: unknown): boolean =>
  (thrown as ReturnType<typeof data> | null)?.init?.status === 404;

/** ms that a page waits for what stands beside what it is about. */
const soonWithin = 150;

/** What a page is better with; what comes too late the browser asks for itself. */
export const soon = (asked: Promise<unknown>): Promise<unknown> =>
  Promise.race([asked, new Promise((resolve) => setTimeout(resolve, soonWithin))]);

/** Before a page is rendered: what came later would travel with a page that was made without it. */
export const leaveLate = (queries: QueryClient): Promise<void> => queries.cancelQueries();

/** ms after which what failed is asked for again, while it is on screen. */
const retryInterval = 10_000;

/** Whether asking again may help: not after an answer that says what is wrong with the question. */
export const mayHeal = (error: unknown): boolean =>
  !(error instanceof ApiError && error.http < 500 && error.http !== 429);

/** Asks again for what failed, as long as it is on screen. An interval of the query's own is another matter. */
function heal(queries: QueryClient): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { query } = event;
    if (!query.isActive() || !mayHeal(event.action.error)) return;
    setTimeout(() => {
      if (query.isActive() && query.state.status === 'error') {
        // Its state tells how that went.
        void query.fetch().catch(() => undefined);
      }
    }, retryInterval);
  });
}

export function createQueries(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      // The socket keeps what is on screen current; a visit's answers stay at hand for going back.
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, refetchOnWindowFocus: false },
    },
  });
  heal(queries);
  return queries;
}
