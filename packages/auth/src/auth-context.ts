import type { Client } from '@xiongmao/api/client';
import { createContext, use } from 'react';

/** What the hooks about the account stand on. */
export interface Auth {
  api: Client;
  /** The account that the cookies named when the page was rendered; null for a guest. */
  viewer: { uid: number | null };
}

const AuthContext = createContext<Auth | null>(null);
export const AuthProvider = AuthContext.Provider;

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth is used outside AuthProvider');
  return auth;
}
