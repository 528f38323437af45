import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Occasion } from '@xiongmao/api/users/rules';
import { useAction } from '../form/use-action.ts';

export interface Chosen {
  occasions: Occasion[];
}

interface Given<Key extends readonly unknown[]> {
  query: UseQueryOptions<Chosen, Error, Chosen, Key>;
  save: (occasions: Occasion[]) => Promise<Chosen>;
  isKept: boolean;
}

/** What one is told of something, and how to change that: seen at once, undone when the server refuses. */
export function useOccasions<Key extends readonly unknown[]>({ query, save, isKept }: Given<Key>) {
  const queries = useQueryClient();
  const queryKey: readonly unknown[] = query.queryKey;
  // Who follows it once more begins with the usual: what was held of it counts no more.
  const held = useQuery({ ...query, enabled: isKept, staleTime: 0 });
  const { mutate } = useAction({
    // Of several choices in a row the last holds.
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: save,
    onMutate(occasions) {
      const before = queries.getQueryData<Chosen>(queryKey);
      queries.setQueryData<Chosen>(queryKey, { occasions });
      return before;
    },
    onError: (_error, _occasions, before) => {
      queries.setQueryData(queryKey, before);
    },
  });
  return { held, choose: mutate };
}
