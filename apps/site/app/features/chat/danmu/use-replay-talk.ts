import { useQueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { replayTalkQuery } from '../api/chat-queries.ts';
import { createPast } from './past.ts';

/** ms that are fetched at once, and ms between two looks at the picture. */
const stretch = 300_000;
const pause = 250;

/** Fetches what was said in a broadcast as its picture comes by; `onLook` is told the moment and what is due. */
export function useReplayTalk(
  broadcastId: number | null,
  readMoment: () => number | null,
  onLook: (due: ChatMessage[], past: ReturnType<typeof createPast>, moment: number) => void,
): void {
  const api = useApi();
  const queries = useQueryClient();
  const [past] = useState(createPast);
  const [fetched] = useState(() => new Set<number>());

  async function fetchStretch(from: number): Promise<void> {
    if (broadcastId === null || fetched.has(from)) return;
    fetched.add(from);
    const to = new Date(from + stretch).toISOString();
    let next: { from: string; after: number } | null = {
      from: new Date(from).toISOString(),
      after: 0,
    };
    try {
      while (next !== null) {
        const query = replayTalkQuery(api, { broadcastId, ...next, to });
        const found = await queries.fetchQuery({ ...query, staleTime: stretch });
        past.add(found.messages);
        next = found.next;
      }
    } catch {
      // A replay goes on without it; it is asked for again in a while.
      setTimeout(() => fetched.delete(from), 10_000);
    }
  }
  const look = useEffectEvent(() => {
    const moment = readMoment();
    if (moment === null) return;
    const from = Math.floor(moment / stretch) * stretch;
    void fetchStretch(from);
    // The next one, before it is there.
    if (moment - from > stretch * 0.8) void fetchStretch(from + stretch);
    onLook(past.dueAt(moment), past, moment);
  });
  useEffect(() => {
    if (broadcastId === null) return;
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [broadcastId]);
}
