import { backoff } from '@xiongmao/api/http/backoff';
import type { PlayGrant } from '@xiongmao/api/live/shapes';

/** Media says 403: the lease has lapsed, or is used elsewhere. */
export class LeaseRefused extends Error {}

interface Parts {
  /** Asks the server for the next minute; without a lease for a new one. */
  ask: (lease: string | undefined) => Promise<PlayGrant>;
  /** Shows media the newer token; rejects with `LeaseRefused` when it does not take it. */
  renew: (grant: PlayGrant) => Promise<void>;
  onGrant: (grant: PlayGrant) => void;
  /** `ends`: nothing more is tried by itself. */
  onFailure: (error: unknown, ends: boolean) => void;
  /** Whether trying again may help. */
  isPassing: (error: unknown) => boolean;
  now: () => number;
}

export interface KeptLease {
  /** Asks at once: after a refusal, an unlock, or when the network is back. Resolves when it is answered. */
  again: () => Promise<void>;
  stop: () => void;
}

const pause = { first: 1_000, longest: 20_000 };

/** Keeps a page's lease alive for as long as it plays. */
export function keepLease(parts: Parts): KeptLease {
  let lease: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let refusals = 0;
  let isOver = false;
  let turn: Promise<void> | undefined;

  function next(ms: number): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void again(), ms);
  }

  async function take(): Promise<void> {
    const isRenewal = lease !== undefined;
    const grant = await parts.ask(lease);
    if (isOver) return;
    lease = grant.lease;
    if (isRenewal && grant.url !== null) await parts.renew(grant);
    if (isOver) return;
    failures = 0;
    refusals = 0;
    parts.onGrant(grant);
    if (grant.url === null) return;
    const left = grant.previewEndsAt && Date.parse(grant.previewEndsAt) - parts.now();
    const due = grant.renewAfter * 1_000;
    next(left === null || left === '' ? due : Math.min(due, Math.max(500, left + 250)));
  }

  async function attempt(): Promise<void> {
    try {
      await take();
    } catch (error) {
      if (isOver) return;
      failures++;
      if (error instanceof LeaseRefused) refusals++;
      const ends = error instanceof LeaseRefused ? refusals > 1 : !parts.isPassing(error);
      parts.onFailure(error, ends);
      if (ends) return;
      // A refused lease is renewed once, at once.
      next(error instanceof LeaseRefused ? 0 : backoff(failures, pause));
    }
  }

  function again(): Promise<void> {
    clearTimeout(timer);
    turn ??= attempt().finally(() => {
      turn = undefined;
    });
    return turn;
  }

  void again();
  return {
    again,
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
