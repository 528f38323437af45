import { useLoginModal } from '@xiongmao/auth/login-modal';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSignIn, type SignInHost } from '../load-sign-in.ts';

/** Addresses that bring someone who is to sign in: from studio and console, or back from a third party. */
const leadsIn = /[?&](code|auth|oauth_token|denied|error)=|#sign-in/;

/** Where the login dialog stands: it is fetched when something asks for it. */
export function SignInSlot() {
  const { i18n } = useTranslation();
  const { showModel } = useLoginModal();
  const [Host, setHost] = useState<SignInHost | null>(null);
  const [ledIn, setLedIn] = useState(false);
  const fetchHost = useEffectEvent(() => loadSignIn(i18n).then((host) => setHost(() => host)));

  useEffect(() => setLedIn(leadsIn.test(location.search + location.hash)), []);
  useEffect(() => {
    if (showModel || ledIn) void fetchHost();
  }, [showModel, ledIn]);

  return Host && <Host />;
}
