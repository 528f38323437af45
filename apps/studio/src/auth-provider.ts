import { signedInUid } from '@xiongmao/auth/session';
import type { AuthProvider } from 'react-admin';

/** Who is signed in, by the cookies that the site's sign-in sets for all the product's pages. */
export const authProvider: AuthProvider = {
  async checkAuth() {
    if (signedInUid(document.cookie) === null) throw new Error('nobody is signed in');
  },
  async checkError(error: { status?: number }) {
    if (error.status === 401) throw new Error('the session is over');
  },
  async getIdentity() {
    return { id: signedInUid(document.cookie) ?? 0 };
  },
  async login() {
    throw new Error('signing in is done on the site');
  },
  async logout() {
    return '/login';
  },
};
