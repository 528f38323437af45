import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { useEffect, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { canAddToHome } from '#app/platform/worker/home-screen.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { subscribe, tellSubscription } from './subscription.ts';

/**
 * How this browser stands; `addFirst`: only from the home screen it takes any; `refused`: it may, but its push service
 * would not have it.
 */
export type PushState =
  | 'unknown'
  | 'unsupported'
  | 'addFirst'
  | 'denied'
  | 'off'
  | 'refused'
  | 'on';

export const pushQuery = (api: Client) => callQuery(api, 'GET /user/push', {});

async function readState(): Promise<PushState> {
  if (!('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)) {
    return canAddToHome() ? 'addFirst' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/** The browsers that notices are pushed to, and the way to have them here. */
export function usePush() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = pushQuery(api);
  const query = useQuery(pushQuery(api));
  const [state, setState] = useState<PushState>('unknown');
  const look = () => readState().then(setState);

  useEffect(() => void readState().then(setState), []);

  const turnOn = useAction({
    async mutationFn(key: string): Promise<'refused' | null> {
      // Asked only here, after a click: a browser that is asked unbidden says no for good.
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const subscription = await subscribe(key);
      if (!subscription) return 'refused';
      await tellSubscription(api, subscription);
      return null;
    },
    onSettled: () => Promise.all([look(), queries.invalidateQueries({ queryKey })]),
  });

  const remove = useAction({
    async mutationFn({ id, current }: { id: number; current: boolean }) {
      await api(
        'POST /user/push/unsubscribe',
        { body: { id } },
        { idempotencyKey: idempotencyKey() },
      );
      if (!current) return;
      const registration = await navigator.serviceWorker.getRegistration();
      const subscription = await registration?.pushManager.getSubscription();
      await subscription?.unsubscribe();
    },
    onSettled: () => Promise.all([look(), queries.invalidateQueries({ queryKey })]),
  });

  return { query, state: state === 'off' ? (turnOn.data ?? state) : state, turnOn, remove };
}
