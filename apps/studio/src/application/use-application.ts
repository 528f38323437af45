import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallResult } from '@xiongmao/api/call';
import type { startApplication } from '@xiongmao/api/experts/calls';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { api } from '../api.ts';

export type ApplicationAnswer = CallResult<typeof startApplication>;

const standing = callQuery(api, 'POST /user/expertApplyStart', {});

/** Where one stands on the way to become an expert. */
export function useApplication() {
  return useQuery(standing);
}

/** Applies; what is shown of the application follows. */
export function useApply() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ introduction, gameIds }: { introduction: string; gameIds: number[] }) =>
      api(
        'POST /user/expertApply',
        { query: { introduction, gameIds: gameIds.join() } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess: (answer) => queries.setQueryData(standing.queryKey, answer),
  });
}
