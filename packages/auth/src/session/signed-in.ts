import { useSyncExternalStore } from 'react';
import { forgetUid, signedInUid } from './session.ts';

/**
 * Elsewhere is another tab of this browser. `none`: the cookie named someone who has no session any more,
 * and only the page's head has to know. `doubted`: the server should be asked whether it still holds.
 */
export type SessionNews =
  | 'began'
  | 'ended'
  | 'beganElsewhere'
  | 'endedElsewhere'
  | 'none'
  | 'doubted';

interface Home {
  page: Pick<Document, 'cookie'>;
  /** Between the tabs of this browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
}

export type SignedIn = ReturnType<typeof createSignedIn>;

/** Who is signed in in this browser: one answer in all its tabs. */
export function createSignedIn({ page, channel }: Home) {
  const listeners = new Set<(news: SessionNews) => void>();
  let uid = signedInUid(page.cookie);

  function turn(next: number | null, news: SessionNews): void {
    uid = next;
    for (const listener of [...listeners]) listener(news);
  }

  channel.onmessage = ({ data }: MessageEvent<number | null>) => {
    if (data !== uid) turn(data, data === null ? 'endedElsewhere' : 'beganElsewhere');
  };

  return {
    current: (): number | null => uid,
    subscribe(listener: (news: SessionNews) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(next: number): void {
      turn(next, 'began');
      channel.postMessage(next);
    },
    end(): void {
      if (uid === null) return;
      turn(null, 'ended');
      channel.postMessage(null);
    },
    /** The server has hinted that it is over. */
    doubt(): void {
      if (uid !== null) turn(uid, 'doubted');
    },
    /** What the cookie says does not hold. */
    deny(): void {
      forgetUid(page);
      if (uid !== null) turn(null, 'none');
    },
  };
}

let opened: SignedIn | undefined;

/** The browser's own; a server has none. */
export function signedIn(): SignedIn {
  opened ??= createSignedIn({ page: document, channel: new BroadcastChannel('session') });
  return opened;
}

const subscribe = (listener: () => void) => signedIn().subscribe(listener);

/** The uid of who is signed in; while a page is taken over, the one it was rendered with. */
export function useSignedIn(rendered: number | null): number | null {
  return useSyncExternalStore(
    subscribe,
    () => signedIn().current(),
    () => rendered,
  );
}
