import { ApiError } from '@xiongmao/api/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FavouritesCalls, joinAccount } from './account-favourites.ts';

const tell = vi.fn();

/** An account on the server, which keeps the newest first. */
function account(...first: number[]) {
  let kept = first;
  const sent: [number[], boolean][] = [];
  const calls: FavouritesCalls = {
    get: async () => kept,
    async set(ids, attention) {
      sent.push([ids, attention]);
      const rest = kept.filter((id) => !ids.includes(id));
      kept = attention ? [...ids, ...rest] : rest;
      return kept;
    },
  };
  return { calls, sent, kept: () => kept };
}

function guestWith(...ids: number[]) {
  let current: ReadonlySet<number> = new Set(ids);
  return {
    current: () => current,
    clear() {
      current = new Set();
    },
  };
}

function join(calls: FavouritesCalls, guest = guestWith(), held: number[] = []) {
  const shown: number[][] = [];
  const channel = { postMessage: vi.fn(), onmessage: null };
  const joined = joinAccount({
    calls,
    guest,
    held: new Set(held),
    channel,
    tell,
    onChange: (ids) => shown.push([...ids]),
  });
  return { ...joined, shown, channel: channel as { onmessage: ((event: unknown) => void) | null } };
}

beforeEach(() => tell.mockClear());

describe('favourites of an account', () => {
  it('are shown oldest first once they are known', async () => {
    const { loading, shown } = join(account(3, 2, 1).calls);
    await loading;
    expect(shown).toEqual([[1, 2, 3]]);
  });

  it('take over those of the guest that one was, who keeps none', async () => {
    const { calls, sent, kept } = account(1);
    const guest = guestWith(7, 8);
    const { loading, shown } = join(calls, guest);
    await loading;
    expect(sent).toEqual([[[7, 8], true]]);
    expect(kept()).toEqual([7, 8, 1]);
    expect(shown.at(-1)).toEqual([1, 8, 7]);
    expect(guest.current().size).toBe(0);
  });

  it('leave the guest theirs when they can not be taken over', async () => {
    const guest = guestWith(7);
    const calls = { ...account().calls, set: () => Promise.reject(new TypeError('no network')) };
    await expect(join(calls, guest).loading).rejects.toThrow('no network');
    expect([...guest.current()]).toEqual([7]);
  });

  it('are the account’s own where there is none of the guest’s any more', async () => {
    const guest = guestWith(7);
    const set = () => Promise.reject(new ApiError(404, 1200, 'no match'));
    const { loading, shown } = join({ ...account(1).calls, set }, guest);
    await loading;
    expect(shown).toEqual([[1]]);
    expect(guest.current().size).toBe(0);
  });

  it('are starred and unstarred at once, and on the server', async () => {
    const { calls, sent } = account(1);
    const { loading, shown, toggle } = join(calls);
    await loading;
    const starring = toggle(7, 'failed');
    expect(shown.at(-1)).toEqual([1, 7]);
    await starring;
    await toggle(1, 'failed');
    expect(sent).toEqual([
      [[7], true],
      [[1], false],
    ]);
    expect(shown.at(-1)).toEqual([7]);
  });

  it('show the last wish while answers to earlier ones come in', async () => {
    const { loading, shown, toggle } = join(account().calls, guestWith(), [5]);
    const wishes = [toggle(7, 'failed'), toggle(8, 'failed'), toggle(7, 'failed')];
    await Promise.all([loading, ...wishes]);
    expect(shown.slice(0, 3)).toEqual([
      [5, 7],
      [5, 7, 8],
      [5, 8],
    ]);
    expect(shown.slice(3)).toEqual([[8]]);
  });

  it('are as before when a wish fails, which is said', async () => {
    const { calls } = account(1);
    const { loading, shown, toggle } = join({
      ...calls,
      set: () => Promise.reject(new TypeError('no network')),
    });
    await loading;
    await toggle(7, 'Network problem');
    expect(shown.at(-1)).toEqual([1]);
    expect(tell).toHaveBeenCalledWith('Network problem', 'bad');
  });

  it('are the same in other tabs', async () => {
    const { loading, shown, channel } = join(account(1).calls);
    await loading;
    channel.onmessage?.({ data: [1, 9] });
    expect(shown.at(-1)).toEqual([1, 9]);
  });
});
