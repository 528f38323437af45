import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Broadcast } from '@xiongmao/api/anchors/shapes';
import { gameById } from '@xiongmao/api/catalogue/games';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { useGetIdentity } from 'react-admin';
import { api } from '../../api.ts';

/** ms between two looks: a goal must stand here before an anchor's picture shows it. */
const every = 1_000;

/** The match of one's room, with what happened last in it. */
export const useRoomMatch = ({ id, gameId }: NonNullable<Broadcast['match']>) =>
  useQuery({
    ...callQuery(api, 'GET /:game/:matchId', {
      params: { game: gameById(gameId)?.slug ?? '', matchId: String(id) },
    }),
    refetchInterval: every,
  });

const roomOf = (id: number) => callQuery(api, 'GET /live/room', { query: { id } });

function useOwnRoomQuery() {
  const { identity } = useGetIdentity();
  return { ...roomOf(Number(identity?.id)), enabled: identity !== undefined };
}

/** One's room, as viewers have it. */
export const useOwnRoom = () => useQuery(useOwnRoomQuery());

interface Tap {
  /** Null: viewers wait for nothing any more. */
  incident: string | null;
  tappedAt: number;
}

/** Marks that something is seen now; however long the request takes, the tap counts. */
export function useMark() {
  const queries = useQueryClient();
  const { queryKey } = useOwnRoomQuery();
  return useMutation({
    mutationFn: ({ incident, tappedAt }: Tap) =>
      api(
        'POST /anchor/markMoment',
        { body: { incident, ago: Math.max(0, Date.now() - tappedAt) } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess: ({ offset }) =>
      queries.setQueryData(queryKey, (held) => held && { ...held, offset }),
  });
}
