import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@xiongmao/api/call';
import type { Client } from '@xiongmao/api/client';
import type { Contract } from '@xiongmao/api/contract';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { pagesQuery } from '#app/shared/list/pages-query.ts';

export const takedownsQuery = (api: Client) =>
  pagesQuery(['GET /takedown/list'], (page, options) =>
    api('GET /takedown/list', { query: { page } }, options),
  );

/** Objects to what was taken down of one's own. */
export function useCounter(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction({
    mutationFn: (body: CallInput<Contract['POST /takedown/counter']>['body']) =>
      api('POST /takedown/counter', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: takedownsQuery(api).queryKey });
      onDone();
    },
  });
}
