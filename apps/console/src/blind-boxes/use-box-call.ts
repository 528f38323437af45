import { useInvalidate, useNotification } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useProven } from '../step-up/use-proven.ts';

/** What is done with an edition that can't be taken back; the screen shows it as it stands then. */
export function useBoxCall<Given>(
  id: number,
  send: (api: ReturnType<typeof useServices>['api'], given: Given) => Promise<unknown>,
  done: string,
) {
  const { api } = useServices();
  const proven = useProven();
  const invalidate = useInvalidate();
  const { open } = useNotification();
  return useMutation({
    mutationFn: (given: Given) => proven(() => send(api, given)),
    onSuccess: () => open?.({ type: 'success', message: done }),
    // Whoever was too late sees what came before.
    async onSettled() {
      await invalidate({ resource: 'blind-boxes', id, invalidates: ['list', 'detail'] });
      await invalidate({ resource: 'goods', invalidates: ['resourceAll'] });
    },
  });
}
