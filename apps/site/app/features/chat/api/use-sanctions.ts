import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { CallResult } from '@xiongmao/api/call';
import type { Contract } from '@xiongmao/api/contract';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { sanctionsQuery, talkQuery } from './chat-queries.ts';
import type { Talk } from './talk.ts';

export type OwnSanction = CallResult<Contract['GET /chatroom/sanctions']>['items'][number];

/** What was done about what one said. */
export const useSanctions = () => useInfiniteQuery(sanctionsQuery(useApi()));

/** Asks for a second look. */
export function useAppeal(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction({
    mutationFn: (body: { sanctionId: number; text: string }) =>
      api('POST /chatroom/appeal', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess(_, { sanctionId }) {
      void queries.invalidateQueries({ queryKey: sanctionsQuery(api).queryKey });
      const rooms = { queryKey: [talkQuery(api, 'match-1').queryKey[0]] };
      queries.setQueriesData<Talk>(rooms, (talk) => talk && withAppeal(talk, sanctionId));
      onDone();
    },
  });
}

function withAppeal(talk: Talk, sanctionId: number): Talk {
  const { mute } = talk.you;
  if (mute?.id !== sanctionId) return talk;
  return { ...talk, you: { ...talk.you, mute: { ...mute, appeal: 'open' } } };
}
