import { useLoginModal } from '@xiongmao/auth/login-modal';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSignIn, type SignInHost } from '../load-sign-in.ts';

/** Every way in which a third party sends someone back has one of these in the address. */
const mayBeReturn = /[?&](code|auth|oauth_token|denied|error)=/;

/** Where the login dialog stands: it is fetched when something asks for it. */
export function SignInSlot() {
  const { i18n } = useTranslation();
  const { showModel } = useLoginModal();
  const [Host, setHost] = useState<SignInHost | null>(null);
  const [returning, setReturning] = useState(false);
  const fetchHost = useEffectEvent(() => loadSignIn(i18n).then((host) => setHost(() => host)));

  useEffect(() => setReturning(mayBeReturn.test(location.search)), []);
  useEffect(() => {
    if (showModel || returning) void fetchHost();
  }, [showModel, returning]);

  return Host && <Host />;
}
