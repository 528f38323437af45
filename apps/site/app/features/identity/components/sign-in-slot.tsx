import { closeSignIn, useLoginModal } from '@xiongmao/auth/login-modal';
import { useEffect, useEffectEvent, useState } from 'react';
import { activity } from '#app/platform/session/activity.ts';
import { type SignInHost, useLoadSignIn } from '../load-sign-in.ts';

/** Addresses that bring someone who is to sign in: from studio and console, or back from a third party. */
const leadsIn = /[?&](code|auth|oauth_token|denied|error)=|#sign-in/;

/** Where the login dialog stands: it is fetched when something asks for it. */
export function SignInSlot() {
  const loadSignIn = useLoadSignIn();
  const { showModel } = useLoginModal();
  const [Host, setHost] = useState<SignInHost | null>(null);
  const [ledIn, setLedIn] = useState(false);
  const fetchHost = useEffectEvent(async () => {
    activity.report('start');
    try {
      const host = await loadSignIn();
      setHost(() => host);
      activity.report('finish');
    } catch {
      // The loading bar tells of it; the next click tries again.
      closeSignIn();
      activity.report('fail');
    }
  });

  useEffect(() => setLedIn(leadsIn.test(location.search + location.hash)), []);
  useEffect(() => {
    if (!Host && (showModel || ledIn)) void fetchHost();
  }, [Host, showModel, ledIn]);

  return Host && <Host />;
}
