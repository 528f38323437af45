import { ApiError, type Client } from '@xiongmao/api/client';
import { identityErrors } from '@xiongmao/api/identity/errors';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { isAllowed, type Permission } from '@xiongmao/api/roles';
import { forgetUid, signedInUid } from '../session/session.ts';

/** Who stands at the door of studio or console: nobody, someone who may not enter, or someone who may. */
export type Visitor =
  | { may: 'signIn' }
  | { may: 'nothing'; account: OwnUser }
  | { may: 'enter'; account: OwnUser };

const over: readonly number[] = [
  identityErrors.signInRequired.code,
  identityErrors.sessionOver.code,
  identityErrors.accountClosed.code,
  identityErrors.unknownUser.code,
];

/**
 * Asks the server whether who is signed in has the permission that an office needs. Rejects when it can't
 * be asked: then nobody knows.
 */
export async function checkOffice(api: Client, permission: Permission): Promise<Visitor> {
  const account = await askAccount(api);
  if (!account) return { may: 'signIn' };
  return { may: isAllowed(permission, account.roles) ? 'enter' : 'nothing', account };
}

/** The account that is signed in; null, and its cookie gone, for none. Rejects when it can't be asked. */
export async function askAccount(api: Client): Promise<OwnUser | null> {
  const userId = signedInUid(document.cookie);
  if (userId === null) return null;
  const account = await api('GET /user/info', { query: { userId } }).then(
    ({ own }) => own,
    (error: unknown) => {
      if (error instanceof ApiError && over.includes(error.errorCode)) return null;
      throw error;
    },
  );
  if (!account) forgetUid(document);
  return account;
}
