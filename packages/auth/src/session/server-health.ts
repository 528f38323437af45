import { queryOptions } from '@tanstack/react-query';

const askAgainMs = 5_000;

/** Whether the server behind this front end can serve: asked again and again, so that a view may show it. */
export const serverHealth = queryOptions({
  queryKey: ['server-health'],
  queryFn: async ({ signal }): Promise<'answering' | 'silent'> => {
    try {
      const { ok } = await fetch('/readyz', { signal, cache: 'no-store' });
      return ok ? 'answering' : 'silent';
    } catch (error) {
      if (signal.aborted) throw error;
      return 'silent'; // not even the front end's own host answers
    }
  },
  refetchInterval: askAgainMs,
  staleTime: askAgainMs,
});
