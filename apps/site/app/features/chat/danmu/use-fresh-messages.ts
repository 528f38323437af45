import { useQuery } from '@tanstack/react-query';
import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { talkQuery } from '../api/chat-queries.ts';
import { useShownMessages } from '../api/use-shown-messages.ts';

const none: readonly ChatMessage[] = [];

/** Tells of each message once, as it comes into a room whose talk the page follows; not of those before. */
export function useFreshMessages(
  room: RoomName | null,
  onFresh: (messages: readonly ChatMessage[]) => void,
): void {
  const query = talkQuery(useApi(), room ?? 'match-1');
  const { data } = useQuery({ ...query, enabled: false });
  const messages = useShownMessages((room !== null && data?.messages) || none);
  const seen = useRef<{ room: RoomName | null; v: number } | null>(null);
  const tell = useEffectEvent(onFresh);
  const v = data?.v;
  useEffect(() => {
    const newest = messages.at(-1)?.v ?? v ?? 0;
    if (v === undefined || seen.current?.room !== room) {
      seen.current = v === undefined ? null : { room, v: newest };
      return;
    }
    const since = seen.current.v;
    const fresh = messages.filter((message) => message.v > since);
    if (fresh.length === 0) return;
    seen.current = { room, v: newest };
    tell(fresh);
  }, [room, v, messages]);
}
