import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

interface Page {
  items: readonly unknown[];
  total: number;
}

/** Number of the page after those that are held; undefined when there is none. */
export function nextPage(last: Page, pages: readonly Page[]): number | undefined {
  const held = pages.reduce((sum, { items }) => sum + items.length, 0);
  // A list that has become shorter meanwhile ends with an empty page.
  return last.items.length > 0 && held < last.total ? pages.length + 1 : undefined;
}

/** A list that is fetched page after page, as TanStack Query options; pages count from 1. */
export const pagesQuery = <Held extends Page, const Key extends QueryKey>(
  queryKey: Key,
  fetchPage: (page: number, options: { signal: AbortSignal }) => Promise<Held>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    retry: false,
  });
