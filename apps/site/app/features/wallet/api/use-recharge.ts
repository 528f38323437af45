import { ApiError } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/idempotency-key';
import { walletErrors } from '@xiongmao/api/wallet/errors';
import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { useErrorText } from '@xiongmao/auth/components/fields/form';
import { useEffect, useRef, useState } from 'react';
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
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const keys = useRef(new Map<string, string>());
  const leaving = useRef(false);

  useEffect(() => {
    // Who comes back by the browser's own button finds the page as they left it: that is a new intent.
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      keys.current.clear();
      leaving.current = false;
      setBusy(false);
    }
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  async function pay({ fen, method }: Intent): Promise<void> {
    if (leaving.current) return;
    leaving.current = true;
    setBusy(true);
    setFault(null);
    const intent = `${method} ${fen}`;
    const key = keys.current.get(intent) ?? idempotencyKey();
    keys.current.set(intent, key);
    try {
      const { url } = await api(calls[method], { body: { fen } }, { idempotencyKey: key });
      location.assign(url);
    } catch (error) {
      if (error instanceof ApiError && error.errorCode === walletErrors.keyReused.code) {
        keys.current.delete(intent);
      }
      leaving.current = false;
      setBusy(false);
      setFault(errorText(error));
    }
  }

  return { pay, busy, fault, forgive: () => setFault(null) };
}
