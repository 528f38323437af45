import { ApiError, type Client } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { type Sender, SendingBroke, type sendFile, type Ways } from './send-file.ts';

/** How the file of a video is sent from this page. */
export interface Sending {
  name: string;
  size: number;
  /** Bytes that have arrived, or are on their way. */
  sent: number;
  /** `waiting`: the connection is away, and it goes on by itself once it is back. */
  at: 'beginning' | 'sending' | 'waiting' | 'paused' | 'failed' | 'sent';
  /** Why it failed: `SendingRefused`, or what the call answered. */
  error: unknown;
}

/** ms until it is tried again where nothing tells that the connection is back. */
const triedAgain = 10_000;

interface Held {
  file: File;
  state: Sending;
  sender: Sender | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** What an earlier attempt still answers counts no more. */
  attempt: number;
}

/**
 * Files that this page sends, by video: they are sent on while another screen is in sight. What the server has of a file
 * it tells, so any of these can be begun again at any time, also after a reload.
 */
export function createUploads(send: typeof sendFile) {
  const held = new Map<number, Held>();
  const listeners = new Set<() => void>();

  function change(one: Held, to: Partial<Sending>): void {
    one.state = { ...one.state, ...to };
    tell();
  }
  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function attempt(api: Client, videoId: number, one: Held): Promise<void> {
    clearTimeout(one.timer);
    const turn = ++one.attempt;
    const isOver = () => one.attempt !== turn || held.get(videoId) !== one;
    const { file } = one;
    const waits = () => {
      change(one, { at: 'waiting' });
      one.timer = setTimeout(() => void attempt(api, videoId, one), triedAgain);
    };
    const fail = (error: unknown) => {
      if (isOver()) return;
      if (error instanceof SendingBroke || isNoAnswer(error)) waits();
      else change(one, { at: 'failed', error });
    };
    const ways: Ways = {
      onProgress: (sent) => isOver() || change(one, { at: 'sending', sent }),
      onBreak: () => isOver() || change(one, { at: 'waiting' }),
      onSent: () => isOver() || change(one, { at: 'sent', sent: file.size }),
      onError: fail,
    };
    change(one, { at: 'beginning', error: null });
    try {
      const body = { videoId, size: file.size, name: file.name.slice(-longestName) };
      const { address, offset } = await api(
        'POST /video/upload',
        { body },
        { idempotencyKey: idempotencyKey() },
      );
      if (isOver()) return;
      change(one, { sent: offset });
      const sender = await send(file, address, ways);
      if (isOver()) return void sender.stop();
      one.sender = sender;
    } catch (error) {
      fail(error);
    }
  }

  async function halt(one: Held): Promise<void> {
    clearTimeout(one.timer);
    one.attempt++;
    await one.sender?.stop();
    one.sender = null;
  }

  return {
    of: (videoId: number): Sending | undefined => held.get(videoId)?.state,
    /** Whether leaving the page would cut something off. */
    isBusy: (): boolean => [...held.values()].some(({ state }) => busy.includes(state.at)),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sends a file, from where the server has it; in place of another one. */
    begin(api: Client, videoId: number, file: File): void {
      const before = held.get(videoId);
      if (before) void halt(before);
      const { name, size } = file;
      const state: Sending = { name, size, sent: 0, at: 'beginning', error: null };
      const one: Held = { file, state, sender: null, timer: undefined, attempt: 0 };
      held.set(videoId, one);
      void attempt(api, videoId, one);
    },
    pause(videoId: number): void {
      const one = held.get(videoId);
      if (!one) return;
      void halt(one);
      change(one, { at: 'paused' });
    },
    goOn(api: Client, videoId: number): void {
      const one = held.get(videoId);
      if (one) void attempt(api, videoId, one);
    },
    /** Nothing of it is kept, here or there. */
    async giveUp(videoId: number): Promise<void> {
      const one = held.get(videoId);
      if (!one) return;
      clearTimeout(one.timer);
      one.attempt++;
      held.delete(videoId);
      tell();
      await one.sender?.giveUp();
    },
    /** The network is back: what waits for it goes on at once. */
    reconnect(api: Client): void {
      for (const [videoId, one] of held)
        if (one.state.at === 'waiting') void attempt(api, videoId, one);
    },
  };
}

const longestName = 200;
const busy: readonly Sending['at'][] = ['beginning', 'sending', 'waiting'];

const isNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError ? [0, 502, 503, 504].includes(error.http) : error instanceof TypeError;
