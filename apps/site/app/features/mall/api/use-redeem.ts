import { useQueryClient } from '@tanstack/react-query';
import type { Order, Recipient } from '@xiongmao/api/mall/shapes';
import { useWrite } from '@xiongmao/auth/use-write';
import { useApi } from '#app/platform/app-context.ts';
import { redemptionsKey } from './mall-queries.ts';
import { useIntentKey } from './use-intent-key.ts';

export interface Intent {
  goodsId: number;
  count: number;
  /** As it was shown. */
  price: number;
  recipient?: Recipient;
  remarks?: string;
}

/** Reserves goods: once, however often it is asked for. */
export function useRedeem(onReserved: (order: Order) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { keyOf } = useIntentKey();
  return useWrite({
    mutationFn: (intent: Intent) =>
      api('POST /orderpay/goodsOrder', { body: intent }, keyOf(intent)),
    onSuccess: onReserved,
    onSettled() {
      // A refusal may be of another price, or of what others have taken.
      void queries.invalidateQueries({ queryKey: ['GET /goods/details'] });
      void queries.invalidateQueries({ queryKey: ['GET /goods/list'] });
      void queries.invalidateQueries({ queryKey: redemptionsKey });
    },
  });
}
