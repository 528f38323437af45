import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { chat, chatStanding } from '@xiongmao/api/chat/events';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import type { Client } from '@xiongmao/api/client';
import type { Followed } from '@xiongmao/api/realtime/follow';
import { useUid } from '@xiongmao/auth/account';
import { useEffect, useRef } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useLiveNews, useStream } from '#app/platform/live.ts';
import { chatterQuery, talkQuery } from './chat-queries.ts';
import { admitsOthers, applyChatDelta, renewed, type Talk } from './talk.ts';
import { useRefreshBlocks } from './use-blocks.ts';

/** Rooms whose reader is away from the end: they keep more of what is held. */
const reading = new Set<RoomName>();

export const isReading = (room: RoomName): boolean => reading.has(room);
export function setReading(room: RoomName, is: boolean): void {
  if (is) reading.add(room);
  else reading.delete(room);
}

/** A room's talk, as far as it is known; `useTalkStream` keeps it current. */
export function useTalk(room: RoomName) {
  return useQuery({ ...talkQuery(useApi(), room), staleTime: Number.POSITIVE_INFINITY });
}

/** Changes what is held of a room's talk. */
export function useChangeTalk(room: RoomName) {
  const queries = useQueryClient();
  const { queryKey } = talkQuery(useApi(), room);
  return (change: (talk: Talk) => Talk): void => {
    queries.setQueryData(queryKey, (held) => held && change(held));
  };
}

/** Fetches a room's talk anew: how one stands there, too. */
export async function refreshTalk(
  queries: QueryClient,
  api: Client,
  room: RoomName,
  { hasGap = false } = {},
): Promise<Talk> {
  const { queryKey } = talkQuery(api, room);
  const fresh = await api('GET /live/getChatroomSpeech', { query: { room } });
  // What is held by now: deltas came while this was on its way.
  const next = hasGap ? fresh : renewed(queries.getQueryData(queryKey), fresh);
  queries.setQueryData(queryKey, next);
  return next;
}

export function useRefreshTalk(room: RoomName) {
  const api = useApi();
  const queries = useQueryClient();
  return (how?: { hasGap: boolean }) => refreshTalk(queries, api, room, how);
}

/** ms over which a room asks how it stands under new rules: not all of it at once. */
const spread = 3_000;

/**
 * Keeps a room's talk current while the component is there, which is once its snapshot is. Answers how something is
 * said there.
 */
export function useTalkStream(room: RoomName, version: number): Followed['send'] {
  const api = useApi();
  const queries = useQueryClient();
  const change = useChangeTalk(room);
  const refresh = useRefreshTalk(room);
  const refreshBlocks = useRefreshBlocks();
  const quietly = () => void refresh().catch(() => undefined);
  const isGuest = useUid() === null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = useStream(chat, `chat:${room}`, version, {
    onDelta(delta) {
      change((held) => {
        if (!isGuest && delta.rules && admitsOthers(held.rules, delta.rules)) {
          clearTimeout(timer.current);
          timer.current = setTimeout(quietly, Math.random() * spread);
        }
        return applyChatDelta(held, delta, isReading(room));
      });
    },
    resync: async () => (await refresh({ hasGap: true })).v,
  });
  useLiveNews(chatStanding, {
    onNews({ room: named }) {
      if (named !== null && named !== room) return;
      quietly();
      void queries.invalidateQueries({ queryKey: [chatterQuery(api, room, 0).queryKey[0]] });
      if (named === null) void refreshBlocks();
    },
    onReturn: quietly,
  });
  return send;
}

/** Fetches a room's talk anew when somebody else is signed in: they stand otherwise. */
export function useTalkOfViewer(room: RoomName): void {
  const refresh = useRefreshTalk(room);
  const uid = useUid();
  const before = useRef(uid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by who is signed in alone
  useEffect(() => {
    if (before.current === uid) return;
    before.current = uid;
    void refresh().catch(() => undefined);
  }, [uid]);
}
