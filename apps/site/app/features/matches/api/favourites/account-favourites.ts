import { ApiError, type Client } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { toast } from '@xiongmao/ui/overlays/toast';
import type { Favourites } from './favourites.ts';

/** What an account's favourites are kept by; both answer all of them, newest first. */
export interface FavouritesCalls {
  get(): Promise<number[]>;
  set(matchIds: number[], attention: boolean): Promise<number[]>;
}

export const favouritesCalls = (api: Client): FavouritesCalls => ({
  get: async () => (await api('GET /match/favourites', {})).matchIds,
  async set(matchIds, attention) {
    const once = { idempotencyKey: idempotencyKey() };
    return (await api('POST /match/attention', { body: { matchIds, attention } }, once)).matchIds;
  },
});

interface Joining {
  calls: FavouritesCalls;
  /** Those of the guest that one was: the account takes them over. */
  guest: Pick<Favourites, 'current' | 'clear'>;
  /** Shows ids until the account's are known. */
  held: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  /** Between the tabs of this browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Says that a star was not kept. */
  tell?: typeof toast;
}

/** The favourites of who is signed in: kept by the server, shown as soon as they are starred here. */
export function joinAccount({ calls, guest, held, onChange, channel, tell = toast }: Joining) {
  let ids = held;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function show(next: Iterable<number>): void {
    ids = new Set(next);
    onChange(ids);
  }

  /** One call after the other; of several in a row, the last answer counts. */
  function send(call: () => Promise<number[]>): Promise<void> {
    waiting++;
    const sending = last.then(call).then(
      (answer) => {
        if (--waiting > 0) return;
        show(answer.toReversed());
        channel.postMessage([...ids]);
      },
      (error: unknown) => {
        waiting--;
        throw error;
      },
    );
    last = sending.catch(() => null);
    return sending;
  }

  channel.onmessage = ({ data }: MessageEvent<number[]>) => show(data);

  const loading = send(async () => {
    const brought = [...guest.current()];
    if (brought.length === 0) return calls.get();
    // Of those of long ago there may be none any more.
    const all = await calls.set(brought, true).catch((error: unknown) => {
      if ((error as ApiError).http !== 404) throw error;
      return calls.get();
    });
    guest.clear();
    return all;
  });

  return {
    /** Resolves when the account's are shown; rejects when they can't be had. */
    loading,
    /** Stars or unstars a match; when that fails, it says so and shows what holds. */
    async toggle(id: number, failure: string): Promise<void> {
      const attention = !ids.has(id);
      const rest = [...ids].filter((other) => other !== id);
      show(attention ? [...rest, id] : rest);
      try {
        await send(() => calls.set([id], attention));
      } catch (error) {
        tell((error instanceof ApiError && error.text) || failure, 'bad');
        show(attention ? [...ids].filter((other) => other !== id) : [...ids, id]);
      }
    },
  };
}
