import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import type { Provider } from '@xiongmao/api/identity/providers';
import type { LoginResult } from '@xiongmao/api/identity/shapes';
import { createContext, use } from 'react';
import type { PhoneNeeded } from '../providers/provider-calls.ts';
import type { ProviderReturn } from '../providers/provider-return.ts';

/** What the login dialog shows. */
export type Step =
  | { is: 'signIn'; by?: 'password'; fault?: string }
  | { is: 'changePassword' }
  | ({ is: 'bindPhone' } & PhoneNeeded)
  | { is: 'bindEmail'; provider: Provider; ticket: string }
  | { is: 'register' }
  | { is: 'arriving'; returned: ProviderReturn }
  | { is: 'channels'; address: string };

export interface SignIn {
  config: Pick<RuntimeConfig, 'loginLayout' | 'consoleUrl' | 'demo'>;
  /** The address of one of the site's pages. */
  href: (path: string) => string;
  show: (step: Step) => void;
  /** Somebody has signed in. */
  succeed: (result: LoginResult, by: 'code' | 'password' | 'provider') => void;
  /** Nothing more is to be asked. */
  finish: () => void;
  /** The terms and the privacy policy are agreed to, in this browser. */
  agreed: boolean;
  setAgreed: (agreed: boolean) => void;
}

const SignInContext = createContext<SignIn | null>(null);
export const SignInProvider = SignInContext.Provider;

export function useSignIn(): SignIn {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error('useSignIn is used outside the login dialog');
  return signIn;
}
