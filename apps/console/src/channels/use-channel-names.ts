import { useList } from '@refinedev/core';
import type { Row } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';

/** The channels that the account may see, by name, to choose from; undefined until they are known. */
export function useChannelNames(): Row<'channels'>[] | undefined {
  const { query } = useList<Row<'channels'>, Failure>({
    resource: 'channels',
    pagination: { pageSize: 500 },
    sorters: [{ field: 'name', order: 'asc' }],
    errorNotification: false,
  });
  return query.data?.data;
}
