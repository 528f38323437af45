import { type CrudFilter, useInfiniteList } from '@refinedev/core';
import { useEffect, useMemo } from 'react';
import type { ResourceName, Row } from '../../contract.ts';
import type { Failure } from '../../providers/failure.ts';

/** As many rows as the server gives at once. */
const pageSize = 500;

/** All rows that the filters leave, page after page; for what is added up. Undefined until they are there. */
export function useAllRows<Name extends ResourceName>(resource: Name, filters: CrudFilter[]) {
  const { query, result } = useInfiniteList<Row<Name>, Failure>({
    resource,
    filters,
    pagination: { pageSize },
    errorNotification: false,
  });
  const { fetchNextPage, isFetching, isError } = query;
  const { data, hasNextPage } = result;

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const rows = useMemo(
    () => (hasNextPage ? undefined : data?.pages.flatMap((page) => page.data)),
    [data, hasNextPage],
  );
  return { query, rows };
}
