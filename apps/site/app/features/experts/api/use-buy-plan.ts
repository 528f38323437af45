import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiongmao/api/client';
import { expertErrors } from '@xiongmao/api/experts/errors';
import { idempotencyKey } from '@xiongmao/api/idempotency-key';
import { walletErrors } from '@xiongmao/api/wallet/errors';
import { useRefreshAccount } from '@xiongmao/auth/account';
import { useErrorText } from '@xiongmao/auth/components/fields/form';
import { useRef, useState } from 'react';
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
}

/**
 * Buys a plan: once, however often it is asked for, because one intent has one key. What changes by it is
 * asked for again. `price` is another intent, so it makes another key.
 */
export function useBuyPlan({ planId, price }: Intent) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshAccount = useRefreshAccount();
  const refreshGold = useRefreshGold();
  const errorText = useErrorText();
  const key = useRef({ price, value: idempotencyKey() });
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (key.current.price !== price) key.current = { price, value: idempotencyKey() };

  async function buy(): Promise<boolean> {
    // Two clicks within one rendering see the same state, but not the same ref.
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      const once = { idempotencyKey: key.current.value };
      const body = { id: planId, price };
      const bought = await api('POST /orderpay/goldExpertPlan', { body }, once);
      const { prediction, content } = bought;
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
      return true;
    } catch (error) {
      const known = error instanceof ApiError ? explained.get(error.errorCode) : undefined;
      setRefusal(known ?? { text: errorText(error) });
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
      // A purchase opens what a plan was, too; a refusal may be of another price.
      void queries.invalidateQueries(planQuery(api, planId));
      void queries.invalidateQueries(goldCheckQuery(api, planId));
      void queries.invalidateQueries({ queryKey: ['GET /expert_plan/getPlansPC'] });
      void queries.invalidateQueries({ queryKey: ordersKey });
      void refreshGold();
      void refreshAccount();
    }
  }
  return { buy, busy, refusal };
}
