import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { LoginResult, OwnUser } from '@xiongmao/api/identity/shapes';
import { callQuery } from '@xiongmao/api/react';
import { useSyncExternalStore } from 'react';
import { useAuth } from './auth-context.ts';
import { openSignIn } from './login-modal.ts';
import { signedIn, useSignedIn } from './session/signed-in.ts';

/** The uid of who is signed in, null for a guest: known at once, before anything is fetched. */
export const useUid = (): number | null => useSignedIn(useAuth().viewer.uid);

/** `GET /user/info` of a uid (product spec §7): runs at start when there is one, and after each sign-in. */
export const accountQuery = (api: Client, uid: number) =>
  callQuery(api, 'GET /user/info', { query: { userId: uid } });

/**
 * One's own account; null for a guest, undefined while it is only known that there is one (on the server,
 * too: show a placeholder of the same size).
 */
export function useAccount(): OwnUser | null | undefined {
  const { api } = useAuth();
  const uid = useUid();
  const { data } = useQuery({
    ...accountQuery(api, uid ?? 0),
    enabled: uid !== null,
  });
  const isTakenOver = useTakenOver();
  if (uid === null) return null;
  return isTakenOver ? data?.own : undefined;
}

const nothing = () => () => undefined;
/**
 * False while what the server has rendered is taken over. A part whose code comes late is taken over when
 * the rest has asked already, and must still agree with what was rendered.
 */
const useTakenOver = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

/** Asks again who one is: after a change to the account. Resolves when the answer is shown. */
export function useRefreshAccount(): () => Promise<void> {
  const queries = useQueryClient();
  const { api } = useAuth();
  const uid = useUid();
  return async () => {
    if (uid !== null) await queries.invalidateQueries(accountQuery(api, uid));
  };
}

/** Keeps an account as a write has answered it. */
export function keepAccount(queries: QueryClient, api: Client, own: OwnUser): void {
  const key = accountQuery(api, own.uid).queryKey;
  queries.setQueryData(key, (before) => ({ user: before?.user ?? own, own }));
}

/** Agrees to a version of the words, which was read; nothing asks for it any more. Rejects when the call fails. */
export function useAgree(): (version: string) => Promise<void> {
  const queries = useQueryClient();
  const { api } = useAuth();
  return async (version) => {
    const once = { idempotencyKey: idempotencyKey() };
    await api('POST /user/agree', { body: { agreed: true, version } }, once);
    const uid = signedIn().current();
    if (uid === null) return;
    const { queryKey } = accountQuery(api, uid);
    queries.setQueryData(queryKey, (held) =>
      held?.own ? { ...held, own: { ...held.own, agreementDue: false } } : held,
    );
    // An answer that is on its way is of before.
    void queries.invalidateQueries({ queryKey });
  };
}

/**
 * A sign-in has succeeded: all tabs and the socket learn of it, and the account is asked for again (product
 * spec §7).
 */
export function beginSession(queries: QueryClient, api: Client, { user }: LoginResult): void {
  keepAccount(queries, api, user);
  signedIn().begin(user.uid);
  void queries.invalidateQueries(accountQuery(api, user.uid));
}

/**
 * Runs what only someone signed in may do: at once (true), or, after the login dialog, when somebody has
 * signed in (false). Without an action it only asks.
 */
export function useRequireSignIn(): (action?: () => void) => boolean {
  const uid = useUid();
  return (action) => {
    if (uid === null) openSignIn(action);
    else action?.();
    return uid !== null;
  };
}

/** Signs out here and in all tabs; the page is left for the first one. Rejects when the call fails. */
export function useSignOut(): () => Promise<void> {
  const { api } = useAuth();
  return async () => {
    await api('POST /login/out', {}, { idempotencyKey: idempotencyKey() });
    signedIn().end();
  };
}
