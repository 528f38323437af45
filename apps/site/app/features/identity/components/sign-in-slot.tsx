import { closeSignIn, useLoginModal } from '@xiongmao/auth/login-modal';
import { useI18n } from '@xiongmao/i18n/use-translation';
import { useEffect, useEffectEvent, useState } from 'react';
import { activity } from '#app/platform/session/activity.ts';
import { loadSignIn, type SignInHost } from '../load-sign-in.ts';

/** Addresses that bring someone who is to sign in: from studio and console, or back from a third party. */
const leadsIn = /[?&](code|auth|oauth_token|denied|error)=|#sign-in/;

/** Where the login dialog stands: it is fetched when something asks for it. */
export function SignInSlot() {
  const i18n = useI18n();
  const { showModel } = useLoginModal();
  const [Host, setHost] = useState<SignInHost | null>(null);
  const [ledIn, setLedIn] = useState(false);
  const fetchHost = useEffectEvent(async () => {
    activity.report('start');
    try {
      const host = await loadSignIn(i18n);
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
