import { ApiError } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { walletErrors } from '@xiongmao/api/wallet/errors';
import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useWrite } from '@xiongmao/auth/use-write';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '#app/platform/app-context.ts';

const calls = {
  alipay: 'POST /orderpay/payByAlipay',
  huiyuan: 'POST /orderpay/payByHuiYuan',
} as const;

interface Intent {
  fen: number;
  method: PayMethod;
}

/**
 * Begins a recharge and leads to where it is paid. One intent has one key: pressing again, after a failure
 * or by a double click, begins no second payment.
 */
export function useRecharge() {
  const api = useApi();
  const errorText = useErrorText();
  const keys = useRef(new Map<string, string>());
  const { mutate, isPending, isSuccess, error, reset } = useWrite({
    mutationFn({ fen, method }: Intent) {
      const intent = intentOf({ fen, method });
      const key = keys.current.get(intent) ?? idempotencyKey();
      keys.current.set(intent, key);
      return api(calls[method], { body: { fen } }, { idempotencyKey: key });
    },
    onSuccess: ({ url }) => location.assign(url),
    onError(failure, intent) {
      if (failure instanceof ApiError && failure.errorCode === walletErrors.keyReused.code) {
        keys.current.delete(intentOf(intent));
      }
    },
  });

  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    keys.current.clear();
    reset();
  });
  useEffect(() => {
    // Who comes back by the browser's own button finds the page as they left it: that is a new intent.
    const listener = (event: PageTransitionEvent) => comeBack(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);

  return {
    pay: (intent: Intent) => isSuccess || mutate(intent),
    // It stays so while the page is left.
    busy: isPending || isSuccess,
    fault: error && errorText(error),
    forgive: () => error && reset(),
  };
}

const intentOf = ({ fen, method }: Intent) => `${method} ${fen}`;
