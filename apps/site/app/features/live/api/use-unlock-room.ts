import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { liveErrors } from '@xiongmao/api/live/errors';
import { walletErrors } from '@xiongmao/api/wallet/errors';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useWrite } from '@xiongmao/auth/use-write';
import { useRef } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useRefreshGold } from '#app/shared/account/use-gold.ts';

/** Why nothing was unlocked: what can be explained, or the server's own words. */
export type Refusal = 'notEnoughGold' | 'priceChanged' | { text: string };

const explained = new Map<number, Exclude<Refusal, { text: string }>>([
  [walletErrors.notEnoughGold.code, 'notEnoughGold'],
  [liveErrors.roomPriceChanged.code, 'priceChanged'],
]);

interface Intent {
  broadcastId: number;
  /** As it was shown. */
  price: number;
  onUnlocked: () => void;
  /** Asks anew what one may watch, and what it costs. */
  again: () => void;
}

/** Unlocks a broadcast: once, however often it is asked for, because one intent has one key. */
export function useUnlockRoom({ broadcastId, price, onUnlocked, again }: Intent) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshGold = useRefreshGold();
  const errorText = useErrorText();
  const key = useRef({ price, value: idempotencyKey() });
  if (key.current.price !== price) key.current = { price, value: idempotencyKey() };

  const { mutate, isPending, error } = useWrite({
    mutationFn: () =>
      api(
        'POST /orderpay/match/pay/liveUnlock',
        { body: { broadcastId, price } },
        { idempotencyKey: key.current.value },
      ),
    onSuccess: onUnlocked,
    onSettled() {
      // A refusal may be of another price.
      again();
      void queries.invalidateQueries({ queryKey: ['GET /live/room'] });
      void refreshGold();
    },
  });

  function refusalOf(failure: Error): Refusal {
    const known = failure instanceof ApiError ? explained.get(failure.errorCode) : undefined;
    return known ?? { text: errorText(failure) };
  }
  return { unlock: () => mutate(), busy: isPending, refusal: error && refusalOf(error) };
}
