import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../async/loaded.tsx';
import { MoreButton } from './more-button.tsx';

interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<{ pages: { items: Item[] }[] }>;
  /** As large as what comes. */
  skeleton: ReactNode;
  /** What stands there when there is nothing in it. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** Pagination: a list of a call, page after page, and the button that fetches the next (no infinite scroll). */
export function PagedList<Item>({ query, skeleton, empty, children }: PagedListProps<Item>) {
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return empty;
        return (
          <>
            {children(items)}
            <MoreButton query={query} />
          </>
        );
      }}
    </Loaded>
  );
}
