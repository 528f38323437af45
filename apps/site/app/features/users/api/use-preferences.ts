import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@xiongmao/api/call';
import type { Contract } from '@xiongmao/api/contract';
import { idempotencyKey } from '@xiongmao/api/idempotency-key';
import type { Preferences } from '@xiongmao/api/users/shapes';
import { useApi } from '#app/platform/app-context.ts';
import { preferencesQuery } from './user-queries.ts';

export type PreferenceChange = NonNullable<
  CallInput<Contract['POST /user/saveUserDataStatus']>['body']
>;

/** Preferences after a change: what is not named in it stays. */
export function applyChange(before: Preferences, change: PreferenceChange): Preferences {
  const { notices, ...rest } = change;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...before,
    ...Object.fromEntries(given),
    notices: { ...before.notices, ...notices },
  };
}

/** One's preferences, and what changes them: seen at once, undone when the server refuses. */
export function usePreferences() {
  const api = useApi();
  const queries = useQueryClient();
  const options = preferencesQuery(api);
  const query = useQuery(options);

  async function save(change: PreferenceChange): Promise<void> {
    const before = queries.getQueryData(options.queryKey);
    if (before) queries.setQueryData(options.queryKey, applyChange(before, change));
    try {
      const once = { idempotencyKey: idempotencyKey() };
      const saved = await api('POST /user/saveUserDataStatus', { body: change }, once);
      queries.setQueryData(options.queryKey, saved);
    } catch (error) {
      if (before) queries.setQueryData(options.queryKey, before);
      throw error;
    }
  }
  return { query, save };
}
