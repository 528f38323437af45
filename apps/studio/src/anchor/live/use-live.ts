import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RoomSettings } from '@xiongmao/api/anchors/shapes';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { api } from '../../api.ts';

/** ms between two looks at how the stream arrives. */
const pollInterval = 3_000;

const info = callQuery(api, 'POST /anchorInfo', {});
const broadcast = callQuery(api, 'GET /anchor/isBroadcast', {});
const stream = callQuery(api, 'GET /anchor/liveInfo', {});

export const useInfo = () => useQuery(info);
/** Whether one is live, kept current: staff may cut it. */
export const useBroadcast = () => useQuery({ ...broadcast, refetchInterval: pollInterval });
export const useStream = () => useQuery({ ...stream, refetchInterval: pollInterval });

const once = () => ({ idempotencyKey: idempotencyKey() });

/** What an anchor does about the room; what is shown of it follows. */
export function useLive() {
  const queries = useQueryClient();
  const follow = () =>
    Promise.all(
      [info, broadcast, stream].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
  return {
    save: useMutation({
      mutationFn: (body: Partial<RoomSettings>) => api('POST /updateAnchor', { body }, once()),
      onSuccess: (answer) => {
        queries.setQueryData(info.queryKey, answer);
        return queries.invalidateQueries({ queryKey: broadcast.queryKey });
      },
    }),
    picture: useMutation({
      mutationFn: (body: { slot: 'cover' | '1' | '2' | '3'; image: string | null }) =>
        api('POST /anchor/picture', { body }, once()),
      onSuccess: (answer) => queries.setQueryData(info.queryKey, answer),
    }),
    begin: useMutation({
      mutationFn: () => api('GET /anchor/broadcast', {}, once()),
      onSettled: follow,
    }),
    end: useMutation({
      mutationFn: () => api('GET /anchor/downcast', {}, once()),
      onSettled: follow,
    }),
    makeKey: useMutation({
      gcTime: 0,
      mutationFn: () => api('POST /anchor/streamKey', {}, once()),
      onSettled: () => queries.invalidateQueries({ queryKey: stream.queryKey }),
    }),
  };
}
