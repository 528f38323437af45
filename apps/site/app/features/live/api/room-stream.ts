import { useQueryClient } from '@tanstack/react-query';
import { rooms } from '@xiongmao/api/live/events';
import type { Room } from '@xiongmao/api/live/shapes';
import { useApi } from '#app/platform/app-context.ts';
import { useStream } from '#app/platform/live.ts';
import { roomQuery } from './live-queries.ts';

/** Keeps a room in the query cache current. */
export function useRoomStream({ id, v }: Pick<Room, 'id' | 'v'>): void {
  const api = useApi();
  const queries = useQueryClient();
  const query = roomQuery(api, id);

  useStream(rooms, `room:${id}`, v, {
    onDelta(delta) {
      const { state, viewers, offset, broadcastId } = delta;
      queries.setQueryData(
        query.queryKey,
        (held) =>
          held && {
            ...held,
            v: delta.v,
            ...(state && { state }),
            ...(viewers !== undefined && { viewers }),
            ...(offset !== undefined && { offset }),
          },
      );
      const held = queries.getQueryData(query.queryKey);
      const isOther = broadcastId !== undefined && broadcastId !== (held?.broadcast?.id ?? null);
      // What else a broadcast is, its access and the other rooms, no delta tells.
      if (isOther || delta.title !== undefined || delta.matchId !== undefined || state) {
        void queries.invalidateQueries({ queryKey: query.queryKey });
      }
    },
    async resync() {
      const fresh = await queries.fetchQuery({ ...query, staleTime: 0 });
      return fresh.v;
    },
  });
}
