import type { AuthProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@xiongmao/api/client';
import { errors } from '@xiongmao/api/errors';
import { idempotencyKey } from '@xiongmao/api/idempotency-key';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { accountQuery } from '@xiongmao/auth/account';
import { forgetUid, signedInUid } from '@xiongmao/auth/session';
import type { Failure } from './failure.ts';

const over: readonly number[] = [
  errors.signInRequired.code,
  errors.sessionOver.code,
  errors.accountClosed.code,
  errors.unknownUser.code,
];
/** So long an answer about the account serves all who ask. */
const freshMs = 10_000;

/** Who is signed in, by the cookies that the site's sign-in sets for all the product's pages. */
export function createAuth(queries: QueryClient, api: Client) {
  async function account(): Promise<OwnUser | null> {
    const uid = signedInUid(document.cookie);
    if (uid === null) return null;
    try {
      const query = accountQuery(api, uid);
      return (await queries.fetchQuery({ ...query, staleTime: freshMs })).own;
    } catch (error) {
      if (error instanceof ApiError && over.includes(error.errorCode)) return null;
      throw error;
    }
  }

  /** What was fetched for one account is not for the next. */
  function leave() {
    forgetUid(document);
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
    return { success: true };
  }

  const provider: AuthProvider = {
    check: async () => ({ authenticated: (await account()) !== null }),
    getIdentity: account,
    onError: async (error: Failure) => {
      if (error.statusCode !== 401) return {};
      leave();
      return { logout: true };
    },
    login: async () => ({ success: false }), // signing in is done on the site
    async logout() {
      if (signedInUid(document.cookie) === null) return leave();
      try {
        await api('POST /login/out', {}, { idempotencyKey: idempotencyKey() });
        return leave();
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof TypeError)) throw error;
        return { success: false, error };
      }
    },
  };
  return { account, provider };
}
