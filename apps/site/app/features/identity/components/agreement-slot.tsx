import { useSignedIn } from '@xiongmao/auth/session/signed-in';
import { Suspense } from 'react';
import { useViewer } from '#app/platform/app-context.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';

const AgreementBar = lazyPart(() => import('./agreement-bar.tsx'));

/** Above the page: where who is signed in hears that the words have changed. Guests fetch nothing for it. */
export function AgreementSlot() {
  const uid = useSignedIn(useViewer().uid);
  return (
    uid !== null && (
      <Suspense>
        <AgreementBar />
      </Suspense>
    )
  );
}
