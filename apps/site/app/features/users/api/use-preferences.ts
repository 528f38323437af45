import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@xiongmao/api/call';
import type { Contract } from '@xiongmao/api/contract';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { Preferences } from '@xiongmao/api/users/shapes';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { preferencesQuery } from './user-queries.ts';

export type PreferenceChange = NonNullable<
  CallInput<Contract['POST /user/saveUserDataStatus']>['body']
>;

/** Preferences after a change: what is not named in it stays. */
export function applyChange(before: Preferences, change: PreferenceChange): Preferences {
  const { notices, mails, pushes, occasions, ...rest } = change;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...before,
    ...Object.fromEntries(given),
    notices: { ...before.notices, ...notices },
    mails: { ...before.mails, ...mails },
    pushes: { ...before.pushes, ...pushes },
    occasions: { ...before.occasions, ...occasions },
  };
}

/** One's preferences. */
export const usePreferences = () => useQuery(preferencesQuery(useApi()));

/** What is chosen while another choice is on its way waits for it. */
const scope = { id: 'preferences' };

/** Changes some of them: seen at once, undone when the server refuses. `onSaved`: it has not. */
export function useSavePreferences(onSaved?: (change: PreferenceChange) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = preferencesQuery(api);
  const isLast = () =>
    queries.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) === 1;

  return useAction({
    scope,
    mutationFn(change: PreferenceChange) {
      const once = { idempotencyKey: idempotencyKey() };
      return api('POST /user/saveUserDataStatus', { body: change }, once);
    },
    onMutate(change) {
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, applyChange(before, change));
      return before;
    },
    onSuccess(saved, change) {
      if (isLast()) queries.setQueryData(queryKey, saved);
      onSaved?.(change);
    },
    onError(_error, _change, before) {
      if (before) queries.setQueryData(queryKey, before);
    },
  });
}
