import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

/**
 * A call that changes something, as a TanStack mutation: one at a time however fast one clicks (those of a `scope`
 * one after the other), and failed at once where there is no network, instead of kept back until there is.
 */
export function useWrite<Answer, Given = void, Before = unknown>(
  options: UseMutationOptions<Answer, Error, Given, Before>,
) {
  const queries = useQueryClient();
  const mutationKey = [useId()];
  const write = useMutation({ ...options, mutationKey, networkMode: 'always' });

  function mutate(given: Given): void {
    // Two clicks within one rendering both see a mutation at rest.
    if (options.scope || queries.isMutating({ mutationKey }) === 0) write.mutate(given);
  }
  return { ...write, mutate };
}
