import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoginResult } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useRef, useState } from 'react';
import { beginSession, useAgree } from '../account.ts';
import { rememberAgreement, rememberedAgreement, withdrawAgreement } from '../agreement.ts';
import { useAuth } from '../auth-context.ts';
import { can } from '../can.ts';
import { afterSignIn, finishSignIn, type ModelState } from '../login-modal.ts';
import { takeChannelIntent } from '../office/channel-intent.ts';
import type { ProviderReturn } from '../providers/provider-return.ts';
import { methodsQuery } from '../sign-in-methods.ts';
import { useErrorText } from '../use-error-text.ts';
import { openChannels } from './layouts/channel-link.tsx';
import type { SignIn, Step } from './sign-in-context.ts';

export interface SignInProps extends Pick<SignIn, 'config' | 'href'> {
  /** What the dialog was opened for: 2 changes the password. */
  modelState: ModelState;
  /** Someone is back from a third party. */
  returned: ProviderReturn | null;
  /** Why one has to sign in again. */
  fault: string | undefined;
  /** Leads to where they were when they left for it, a path as the server gives it back. */
  onReturn: (path: string) => void;
}

/** Which step follows which, and what a sign-in sets off (product spec §4). */
export function useSignInFlow(props: SignInProps): { step: Step; signIn: SignIn } {
  const { config, href, modelState, returned, fault, onReturn } = props;
  const { t } = useTranslation('identity');
  const { api } = useAuth();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const agree = useAgree();
  const words = useQuery(methodsQuery(api)).data?.agreementVersion;
  const [chosen, setChosen] = useState<boolean>();
  const agreed = chosen ?? (words !== undefined && rememberedAgreement() === words);
  const channelsBlocked = useRef<string>(null);
  const [step, show] = useState<Step>(() => {
    if (returned) return { is: 'arriving', returned };
    if (modelState === 2) return { is: 'changePassword' };
    return fault === undefined ? { is: 'signIn' } : { is: 'signIn', fault };
  });

  function succeed(result: LoginResult, by: 'code' | 'password' | 'provider'): void {
    beginSession(queries, api, result);
    const { returnTo, user } = result;
    // Third parties' sign-ins do not say that the words were agreed to.
    if (user.agreementDue && agreed)
      agree(words ?? user.agreementVersion).catch((error) => toast(errorText(error), 'bad'));
    if (returnTo !== null) afterSignIn(() => onReturn(returnTo));
    // At once: a browser lets a page open a tab only just after a click.
    const place = takeChannelIntent();
    if (place !== null && can(user, 'channels')) {
      const address = config.consoleUrl + place;
      if (!openChannels(address)) channelsBlocked.current = address;
    }
    const asked = by === 'provider' || config.loginLayout === 'variant';
    if (result.newUser && asked) show({ is: 'register' });
    else finish();
  }

  function finish(): void {
    const address = channelsBlocked.current;
    if (address !== null) {
      channelsBlocked.current = null;
      show({ is: 'channels', address });
    } else {
      toast(t('done.signIn'));
      finishSignIn();
    }
  }

  const signIn: SignIn = {
    config,
    href,
    show,
    succeed,
    finish,
    agreed,
    setAgreed(next) {
      setChosen(next);
      if (!next) withdrawAgreement();
      else if (words !== undefined) rememberAgreement(words);
    },
  };
  return { step, signIn };
}
