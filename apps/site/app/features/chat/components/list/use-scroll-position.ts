import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { type UIEvent, useCallback, useEffect, useRef, useState } from 'react';
import { setReading } from '../../api/use-talk.ts';

/** Pixels from the end within which one is there. */
const near = 48;

/**
 * Where a reader is. At the end the list follows what is said; who scrolls back sees what there was when they did, so
 * that nothing moves, and how much has come since. The list grows upwards (`flex-col-reverse`): its scroll is 0 at the
 * end and negative before it.
 */
export function useScrollPosition(
  room: RoomName,
  messages: readonly ChatMessage[],
  onTop: () => void,
) {
  const list = useRef<HTMLDivElement>(null);
  const [until, setUntil] = useState<number | null>(null);
  useEffect(() => {
    setReading(room, until !== null);
    return () => setReading(room, false);
  }, [room, until]);

  const newest = messages.at(-1)?.v ?? 0;
  const shown = until === null ? messages : messages.filter(({ v }) => v <= until);

  function onScroll({ currentTarget }: UIEvent<HTMLDivElement>): void {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    const away = -scrollTop > near;
    if (away && until === null) setUntil(newest);
    if (!away && until !== null) setUntil(null);
    if (scrollHeight - clientHeight + scrollTop < near) onTop();
  }
  const toEnd = useCallback(() => {
    setUntil(null);
    list.current?.scrollTo({ top: 0 });
  }, []);
  return { list, shown, newer: messages.length - shown.length, onScroll, toEnd };
}
