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

/** Opens the oldest that waits behind one of them, or of all; where none is left, the queue. */
export const useNext = (resource: Queue) => useNextOf(resource, waiting[resource], oldest);

/** The same of any list, in its own order; `0`: the first of all. */
export function useNextOf(
  resource: Queue | 'link-candidates',
  among: CrudFilter[],
  order: CrudSort,
) {
  const { t } = useTranslation(['console', 'common']);
  const navigate = useNavigate();
  const provider = useDataProvider()();
  return useMutation<Row<typeof resource> | undefined, Failure, number | string>({
    async mutationFn(after) {
      const { data } = await provider.getList<Row<typeof resource>>({
        resource,
        filters: after === 0 ? among : [...among, { field: 'after', operator: 'eq', value: after }],
        sorters: [order],
        pagination: { currentPage: 1, pageSize: 1 },
      });
      return data[0];
    },
    onSuccess(next) {
      if (!next) toast(t('queue.none'));
      return navigate(next ? `/${resource}/${next.id}` : `/${resource}`);
    },
    onError: (failure) => toast(failureText(t, failure), 'bad'),
  });
}
