import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { useWrite } from '@xiongmao/auth/use-write';
import { useApi } from '#app/platform/app-context.ts';
import { useRefreshGold } from '#app/shared/account/use-gold.ts';
import { redemptionQuery, redemptionsKey } from './mall-queries.ts';
import { useIntentKey } from './use-intent-key.ts';

type Write<Given> = (
  api: Client,
  given: Given,
  once: { idempotencyKey: string },
) => Promise<OrderDetails>;

/** Something that is done to an order of one's own, which then is as the server answers it. */
export function useOrderWrite<Given = void>(
  id: number,
  write: Write<Given>,
  onDone?: (order: OrderDetails) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshGold = useRefreshGold();
  const { keyOf, end } = useIntentKey();
  const { queryKey } = redemptionQuery(api, id);
  return useWrite({
    mutationFn: (given: Given) => write(api, given, keyOf([id, given])),
    async onSuccess(order) {
      end();
      // An answer that is on its way is of before.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, order);
      onDone?.(order);
    },
    onError() {
      // It may have become something else meanwhile.
      void queries.invalidateQueries({ queryKey });
    },
    onSettled() {
      void queries.invalidateQueries({ queryKey: redemptionsKey });
      void queries.invalidateQueries({ queryKey: ['GET /goods/details'] });
      void refreshGold();
    },
  });
}
