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
  const messages = useShownMessages(room, (room !== null && data?.messages) || none);
  const seen = useRef<{ room: RoomName | null; v: number; told: Set<number> } | null>(null);
  const tell = useEffectEvent(onFresh);
  const v = data?.v;
  useEffect(() => {
    if (v === undefined || seen.current?.room !== room) {
      const told = { room, v: messages.at(-1)?.v ?? v ?? 0, told: new Set<number>() };
      seen.current = v === undefined ? null : told;
      return;
    }
    // What waits for the picture is not shown in the order in which it was said.
    const { v: since, told } = seen.current;
    const fresh = messages.filter((message) => message.v > since && !told.has(message.id));
    if (fresh.length === 0) return;
    seen.current.told = new Set(messages.map(({ id }) => id));
    tell(fresh);
  }, [room, v, messages]);
}
