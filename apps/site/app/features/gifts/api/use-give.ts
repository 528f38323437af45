import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiongmao/api/client';
import { giftErrors } from '@xiongmao/api/gifts/errors';
import { comboSeconds } from '@xiongmao/api/gifts/rules';
import type { Gift } from '@xiongmao/api/gifts/shapes';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { walletErrors } from '@xiongmao/api/wallet/errors';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { goldQuery, useRefreshGold } from '#app/shared/account/use-gold.ts';
import { syncClock } from '#app/shared/sync/use-sync.ts';
import { giftsQuery } from './gift-queries.ts';
import { type Combo, comboAfter, type Order, type Tap } from './taps.ts';

/** ms after the last tap until what is left is asked for. */
const rest = 800;

/** Gives gifts: each tap is a payment of its own, and tried again under its own key. */
export function useGive(anchorId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const refreshGold = useRefreshGold();
  const [taps, setTaps] = useState<readonly Tap[]>([]);
  const [combo, setCombo] = useState<Combo | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { queryKey } = goldQuery(api);

  useEffect(() => {
    if (!combo) return;
    const over = setTimeout(() => setCombo(null), Math.max(0, combo.endsAt - Date.now()));
    return () => clearTimeout(over);
  }, [combo]);

  const put = (tap: Tap) => setTaps((held) => [...held.filter(({ key }) => key !== tap.key), tap]);
  const discard = (gone: string) => setTaps((held) => held.filter(({ key }) => key !== gone));
  /** What failed is over once one turns to something else. */
  const forgetFailed = useCallback(
    () => setTaps((held) => held.filter(({ failure }) => failure === null)),
    [],
  );

  /** What was paid is seen at once; what is true is asked for when one rests. */
  function settleGold(spent: number): void {
    queries.setQueryData(queryKey, (held) => held && { ...held, gold: held.gold - spent });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshGold(), rest);
  }
  function explain(error: unknown): Tap['failure'] {
    const code = error instanceof ApiError ? error.errorCode : null;
    if (code === giftErrors.giftPriceChanged.code || code === giftErrors.unknownGift.code) {
      void queries.invalidateQueries({ queryKey: giftsQuery(api).queryKey });
    }
    const isShort = code === walletErrors.notEnoughGold.code;
    if (isShort) void refreshGold();
    // Only what got no answer, or none of ours, may go through when it is tried again as it is.
    const canRetry = error instanceof ApiError ? error.http >= 500 || error.errorCode === 0 : true;
    return { text: errorText(error), isShort, canRetry };
  }
  async function attempt(key: string, order: Order): Promise<void> {
    put({ key, order, failure: null });
    try {
      const given = await api('POST /gift/send', { body: order }, { idempotencyKey: key });
      discard(key);
      settleGold(given.gold);
      // By the server's clock, which this device's need not be.
      const left = Date.parse(given.combo.endsAt) - Date.now();
      const endsAt = Date.now() + Math.min(Math.max(left, 1_500), comboSeconds * 1000);
      setCombo((held) => comboAfter(held, order, given, endsAt));
    } catch (error) {
      put({ key, order, failure: explain(error) });
    }
  }

  return {
    combo,
    pending: taps.filter(({ failure }) => failure === null).length,
    failed: taps.find(({ failure }) => failure !== null) ?? null,
    give({ id: giftId, price }: Gift, count: Order['count']) {
      forgetFailed();
      const playhead = syncClock.playheadIn(`anchor-${anchorId}`);
      void attempt(idempotencyKey(), { anchorId, giftId, count, price, playhead });
    },
    retry: ({ key, order }: Tap) => void attempt(key, order),
    forgetFailed,
  };
}
export type Giving = ReturnType<typeof useGive>;
