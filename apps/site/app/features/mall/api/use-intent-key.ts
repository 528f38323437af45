import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useRef } from 'react';

/** One key for one intent: tried again it is the same write; changed, or after it has ended, it is another. */
export function useIntentKey() {
  const held = useRef({ intent: '', key: '' });
  return {
    keyOf(intent: unknown): { idempotencyKey: string } {
      const text = JSON.stringify(intent);
      if (held.current.intent !== text) held.current = { intent: text, key: idempotencyKey() };
      return { idempotencyKey: held.current.key };
    },
    end(): void {
      held.current = { intent: '', key: '' };
    },
  };
}
