import { chatErrors } from '@xiongmao/api/chat/errors';
import type { ChatMessage, RoomName, Said } from '@xiongmao/api/chat/shapes';
import { ApiError } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { Followed } from '@xiongmao/api/realtime/follow';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useState } from 'react';
import { syncClock } from '#app/shared/sync/use-sync.ts';
import { nextAfter, withSaid } from './talk.ts';
import { isReading, useChangeTalk, useRefreshTalk } from './use-talk.ts';

export interface Unsent {
  /** Said again under it, it is said once. */
  key: string;
  text: string;
  replyTo: ChatMessage['replyTo'];
  playhead: string | null;
  /** Why it was not said; null while it is on its way. */
  failure: string | null;
  /** Whether saying it again can help. */
  canRetry: boolean;
  /** It was answered, by a no: it goes with what is said next. */
  isRefused: boolean;
}

/** Refusals after which one stands otherwise than was thought. */
const ofStanding = new Set<number>(
  ['muted', 'chatRoomClosed', 'levelTooLow', 'tooLittleGold', 'slowMode', 'followersOnly'].map(
    (name) => chatErrors[name as keyof typeof chatErrors].code,
  ),
);
/** A refusal of the words themselves: the same ones would be refused again. */
const ofWords = new Set<number>(
  ['notCompliant', 'messageTooLong', 'duplicateMessage'].map(
    (name) => chatErrors[name as keyof typeof chatErrors].code,
  ),
);

/** What one says, from the press of the button until the server has it. */
export function useOutbox(room: RoomName, send: Followed['send']) {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const change = useChangeTalk(room);
  const refresh = useRefreshTalk(room);
  const errorText = useErrorText();

  const put = (entry: Unsent) =>
    setUnsent((held) => [
      ...held.filter(({ key, isRefused }) => key !== entry.key && !isRefused),
      entry,
    ]);
  const discard = (gone: string) => setUnsent((held) => held.filter(({ key }) => key !== gone));

  async function attempt(entry: Unsent): Promise<void> {
    const { key, text, replyTo, playhead } = entry;
    put({ ...entry, failure: null, isRefused: false });
    try {
      const body = { text, replyTo: replyTo?.id ?? null, playhead };
      const { message } = (await send(body, key)) as Said;
      change((talk) => {
        const nextAt = nextAfter(talk, Date.now());
        return withSaid({ ...talk, you: { ...talk.you, nextAt } }, message, isReading(room));
      });
      discard(key);
    } catch (error) {
      const code = error instanceof ApiError ? error.errorCode : 0;
      if (ofStanding.has(code)) void refresh().catch(() => undefined);
      const isRefused = ofWords.has(code) || ofStanding.has(code);
      put({ ...entry, failure: errorText(error), canRetry: !ofWords.has(code), isRefused });
    }
  }

  return {
    unsent,
    say(text: string, replyTo: ChatMessage['replyTo']) {
      void attempt({
        ...{
          key: idempotencyKey(),
          text,
          replyTo,
          failure: null,
          canRetry: true,
          isRefused: false,
        },
        playhead: syncClock.playheadIn(room),
      });
    },
    retry: (entry: Unsent) => void attempt(entry),
    discard,
  };
}
