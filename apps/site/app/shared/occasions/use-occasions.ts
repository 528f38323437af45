import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Occasion } from '@xiongmao/api/users/rules';
import { useAction } from '../form/use-action.ts';

interface Chosen {
  occasions: Occasion[];
}

/** What one is told of something, and how to change that: seen at once, undone when the server refuses. */
export function useOccasions<Key extends readonly unknown[]>(
  query: UseQueryOptions<Chosen, Error, Chosen, Key>,
  save: (occasions: Occasion[]) => Promise<Chosen>,
  wanted: boolean,
) {
  const queries = useQueryClient();
  const queryKey: readonly unknown[] = query.queryKey;
  const { data } = useQuery({ ...query, enabled: wanted });
  const { mutate } = useAction({
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
  return { chosen: data?.occasions, choose: mutate };
}
