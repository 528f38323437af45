import { useQueryClient } from '@tanstack/react-query';
import type { Recipient } from '@xiongmao/api/mall/shapes';
import { useWrite } from '@xiongmao/auth/use-write';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { addressesQuery } from './mall-queries.ts';
import { useIntentKey } from './use-intent-key.ts';

type Saved = Recipient & { id?: number; isDefault?: boolean };

/** Adds to the address book, or changes an address of it. */
export function useSaveAddress() {
  const api = useApi();
  const queries = useQueryClient();
  const { keyOf, end } = useIntentKey();
  return useWrite({
    mutationFn: (body: Saved) => api('POST /user/address/save', { body }, keyOf(body)),
    onSuccess(book) {
      end();
      queries.setQueryData(addressesQuery(api).queryKey, book);
    },
  });
}

export function useDeleteAddress() {
  const api = useApi();
  const queries = useQueryClient();
  const { keyOf } = useIntentKey();
  return useAction({
    mutationFn: (id: number) => api('POST /user/address/delete', { body: { id } }, keyOf(id)),
    onSuccess: (book) => queries.setQueryData(addressesQuery(api).queryKey, book),
  });
}
