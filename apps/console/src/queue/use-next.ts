import { type CrudFilter, type CrudSort, useDataProvider } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useNavigate } from 'react-router';
import type { Row } from '../contract.ts';
import { type Failure, failureText } from '../providers/failure.ts';
import { waiting } from '../table/use-queue.ts';

/** The queues that are gone through one by one, the oldest first. */
export type Queue =
  | 'chat-reports'
  | 'room-reports'
  | 'chat-appeals'
  | 'writing-reports'
  | 'writing-appeals'
  | 'videos'
  | 'takedowns'
  | 'news-articles';

const oldest: CrudSort = { field: 'id', order: 'asc' };

/** Opens the oldest that waits behind one of them; where none is left, the queue. */
export const useNext = (resource: Queue) => useNextOf(resource, waiting[resource], oldest);

/** Where a list is gone on from: behind a row, by its id where that is the order. */
interface From {
  id: number | string;
  after?: string;
}

/**
 * The same of any list, in its own order. Whoever comes to its end goes on with what they passed over. What follows
 * `?` in the address, by which the list is narrowed, goes along.
 */
export function useNextOf(
  resource: Queue | 'link-candidates',
  among: CrudFilter[],
  order: CrudSort,
  search = '',
) {
  const { t } = useTranslation(['console', 'common']);
  const navigate = useNavigate();
  const provider = useDataProvider()();
  async function firstOf(filters: CrudFilter[]) {
    const { data } = await provider.getList<Row<typeof resource>>({
      resource,
      filters,
      sorters: [order],
      pagination: { currentPage: 1, pageSize: 1 },
    });
    return data[0];
  }
  return useMutation<Row<typeof resource> | undefined, Failure, From>({
    async mutationFn({ id, after = String(id) }) {
      const behind = await firstOf([...among, { field: 'after', operator: 'eq', value: after }]);
      const next = behind ?? (await firstOf(among));
      return next?.id === id ? undefined : next;
    },
    onSuccess(next) {
      if (!next) toast(t('queue.none'));
      return navigate((next ? `/${resource}/${next.id}` : `/${resource}`) + search);
    },
    onError: (failure) => toast(failureText(t, failure), 'bad'),
  });
}
