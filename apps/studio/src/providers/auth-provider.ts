import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { isAllowed } from '@xiongmao/api/roles';
import { checkOffice, type Visitor } from '@xiongmao/auth/office/check-office';
import { forgetUid, signedInUid } from '@xiongmao/auth/session/session';
import type { AuthProvider } from 'react-admin';
import { api, leave } from '../api.ts';
import { permissionsOf } from '../contract.ts';

/** So long an answer about the account serves all who ask. */
const freshMs = 10_000;
let asked: { uid: number | null; at: number; visitor: Promise<Visitor> } | undefined;

/** Who is at the door, by the cookies that the site's sign-in sets for all the product's pages. */
export function visitor(): Promise<Visitor> {
  const uid = signedInUid(document.cookie);
  if (!asked || asked.uid !== uid || Date.now() - asked.at > freshMs) {
    asked = { uid, at: Date.now(), visitor: checkOffice(api, 'studio') };
    asked.visitor.catch(() => {
      asked = undefined;
    });
  }
  return asked.visitor;
}

/** What react-admin does not put on the screen: the page that follows says it. */
const unsaid = { message: false };

export const authProvider: AuthProvider = {
  async checkAuth() {
    const found = await visitor().catch(() => null);
    // Nobody is turned away while the server can't be asked: the layout tells of it.
    if (found?.may === 'signIn') throw unsaid;
  },
  async checkError(error: { status?: number }) {
    if (error.status !== 401) return;
    await leave();
    throw { ...unsaid, logoutUser: false };
  },
  async getIdentity() {
    const found = await visitor();
    if (found.may === 'signIn') return { id: 0 };
    const { uid, username, avatar } = found.account;
    return { id: uid, fullName: username, avatar: avatar ?? undefined };
  },
  /** Experts have their resources, anchors theirs. */
  async canAccess({ resource }) {
    const found = await visitor().catch(() => null);
    if (!found) return true;
    const needed = permissionsOf[resource];
    return found.may === 'enter' && needed !== undefined && isAllowed(needed, found.account.roles);
  },
  async login() {
    throw new Error('signing in is done on the site');
  },
  async logout() {
    // It also runs for those who are signed in no more.
    if (signedInUid(document.cookie) !== null) {
      await api('POST /login/out', {}, { idempotencyKey: idempotencyKey() });
      forgetUid(document);
    }
    asked = undefined;
    return '/login';
  },
};
