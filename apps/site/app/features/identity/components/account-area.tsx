import { openSignIn } from '@xiongmao/auth/login-modal';
import { useSignedIn } from '@xiongmao/auth/session/signed-in';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { type ComponentType, Suspense } from 'react';
import { useViewer } from '#app/platform/app-context.ts';
import { useLoadSignIn } from '../load-sign-in.ts';

/** At the header's end: the way in, or who one is. */
export function AccountArea({ Account }: { Account: ComponentType }) {
  const { t } = useTranslation();
  const loadSignIn = useLoadSignIn();
  const uid = useSignedIn(useViewer().uid);
  if (uid === null) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openSignIn()}
        // Fetched by the time it is clicked; what can't be fetched is told then.
        onPointerEnter={() => loadSignIn().catch(() => null)}
        className="inline-flex min-h-11 items-center px-2 text-sm font-semibold whitespace-nowrap text-accent md:min-h-9 md:px-3"
      >
        {t('account.signIn')}
      </button>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="mx-1.5 size-8 rounded-full" />}>
      <Account />
    </Suspense>
  );
}
