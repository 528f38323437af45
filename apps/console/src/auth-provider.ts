import type { AuthProvider } from '@refinedev/core';
import { signedInUid } from '@xiongmao/auth/session';

/** Who is signed in, by the cookies that the site's sign-in sets for all the product's pages. */
export const authProvider: AuthProvider = {
  check: async () => ({ authenticated: signedInUid(document.cookie) !== null }),
  getIdentity: async () => ({ uid: signedInUid(document.cookie) }),
  onError: async (error: { statusCode?: number }) => ({ logout: error.statusCode === 401 }),
  login: async () => ({ success: false }), // signing in and out is done on the site
  logout: async () => ({ success: true }),
};
