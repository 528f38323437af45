import { ApiError } from '@xiongmao/api/client';
import { subscribeToNetwork } from '@xiongmao/api/http/network';
import type { PlayGrant } from '@xiongmao/api/live/shapes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type KeptLease, keepLease, LeaseRefused } from './keep-lease.ts';

/** Why a page may not play, or not now. */
export interface GrantFailure {
  error: unknown;
  /** Nothing more is tried by itself. */
  ends: boolean;
}

async function renew({ renewUrl, token }: PlayGrant): Promise<void> {
  const { status } = await fetch(renewUrl, { method: 'POST', body: token });
  if (status === 403) throw new LeaseRefused();
}

/** What the server does not say for good: no answer, trouble of its own, or too much at once. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || error.http >= 500 || error.http === 429 || error.http === 0;

/** Lets a page play for as long as it wants to. `ask` is asked for the next minute, with the lease of before. */
export function useGrant(ask: (lease: string | undefined) => Promise<PlayGrant>, wanted: boolean) {
  const kept = useRef<KeptLease>(null);
  const [grant, setGrant] = useState<PlayGrant | null>(null);
  const [failure, setFailure] = useState<GrantFailure | null>(null);
  const askFor = useEffectEvent(ask);

  useEffect(() => {
    if (!wanted) return;
    const lease = keepLease({
      ask: (held) => askFor(held),
      renew,
      isPassing,
      now: Date.now,
      onGrant(next) {
        setGrant(next);
        setFailure(null);
      },
      onFailure: (error, ends) => setFailure({ error, ends }),
    });
    kept.current = lease;
    const stopListening = subscribeToNetwork(() => {
      if (navigator.onLine) void lease.again();
    });
    return () => {
      lease.stop();
      stopListening();
    };
  }, [wanted]);

  return { grant, failure, again: async () => kept.current?.again() };
}
