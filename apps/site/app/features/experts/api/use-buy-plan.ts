import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiongmao/api/client';
import { expertErrors } from '@xiongmao/api/experts/errors';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { walletErrors } from '@xiongmao/api/wallet/errors';
import { useRefreshAccount } from '@xiongmao/auth/account';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useWrite } from '@xiongmao/auth/use-write';
import { useRef } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useRefreshGold } from '#app/shared/account/use-gold.ts';
import { goldCheckQuery, ordersKey, planQuery } from './expert-queries.ts';

/** Why nothing was bought: what can be explained, or the server's own words. */
export type Refusal = 'notEnoughGold' | 'priceChanged' | 'notOnSale' | { text: string };

const explained = new Map<number, Exclude<Refusal, { text: string }>>([
  [walletErrors.notEnoughGold.code, 'notEnoughGold'],
  [expertErrors.priceChanged.code, 'priceChanged'],
  [expertErrors.notOnSale.code, 'notOnSale'],
]);

interface Intent {
  planId: number;
  /** As it was shown. */
  price: number;
  onBought: () => void;
}

/**
 * Buys a plan: once, however often it is asked for, because one intent has one key. What changes by it is
 * asked for again. `price` is another intent, so it makes another key.
 */
export function useBuyPlan({ planId, price, onBought }: Intent) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshAccount = useRefreshAccount();
  const refreshGold = useRefreshGold();
  const errorText = useErrorText();
  const key = useRef({ price, value: idempotencyKey() });
  if (key.current.price !== price) key.current = { price, value: idempotencyKey() };

  const { mutate, isPending, error } = useWrite({
    mutationFn() {
      const once = { idempotencyKey: key.current.value };
      return api('POST /orderpay/goldExpertPlan', { body: { id: planId, price } }, once);
    },
    async onSuccess({ prediction, content }) {
      // An answer that is on its way, asked for when one had signed in, is of before.
      await queries.cancelQueries(planQuery(api, planId));
      queries.setQueryData(
        planQuery(api, planId).queryKey,
        (plan) =>
          plan && {
            ...plan,
            access: 'bought' as const,
            bought: true,
            paid: price,
            sales: plan.sales + (plan.bought ? 0 : 1),
            prediction,
            content,
          },
      );
      onBought();
    },
    onSettled() {
      // A purchase opens what a plan was, too; a refusal may be of another price.
      void queries.invalidateQueries(planQuery(api, planId));
      void queries.invalidateQueries(goldCheckQuery(api, planId));
      void queries.invalidateQueries({ queryKey: ['GET /expert_plan/getPlansPC'] });
      void queries.invalidateQueries({ queryKey: ordersKey });
      void refreshGold();
      void refreshAccount();
    },
  });

  function refusalOf(failure: Error): Refusal {
    const known = failure instanceof ApiError ? explained.get(failure.errorCode) : undefined;
    return known ?? { text: errorText(failure) };
  }
  return { buy: () => mutate(), busy: isPending, refusal: error && refusalOf(error) };
}
