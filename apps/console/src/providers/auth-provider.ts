import type { AuthProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { checkOffice } from '@xiongmao/auth/office/check-office';
import { endSession } from '@xiongmao/auth/session/end-session';
import { forgetUid, signedInUid } from '@xiongmao/auth/session/session';
import type { Failure } from './failure.ts';

/** So long an answer about the account serves all who ask. */
const freshMs = 10_000;

interface Standing {
  queries: QueryClient;
  api: Client;
  /** A text of the product's. */
  say: (key: 'common:error.request') => string;
}

/** Who is signed in, by the cookies that the site's sign-in sets for all the product's pages. */
export function createAuth({ queries, api, say }: Standing) {
  /** Rejects when the server can't be asked: then nobody knows. */
  async function account(): Promise<OwnUser | null> {
    const visitor = await queries.fetchQuery({
      queryKey: ['visitor', signedInUid(document.cookie)],
      queryFn: () => checkOffice(api, 'console'),
      staleTime: freshMs,
    });
    return visitor.may === 'signIn' ? null : visitor.account;
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
      await endSession(api, '/');
      return {};
    },
    login: async () => ({ success: false }), // signing in is done on the site
    async logout() {
      // It also runs for those who are signed in no more.
      if (signedInUid(document.cookie) === null) return leave();
      try {
        await api('POST /login/out', {}, { idempotencyKey: idempotencyKey() });
        return leave();
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof TypeError)) throw error;
        const message = (error instanceof ApiError && error.text) || say('common:error.request');
        return { success: false, error: { name: 'logout', message } };
      }
    },
  };
  return { account, provider };
}
