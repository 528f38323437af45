import { useQuery } from '@tanstack/react-query';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { accountQuery, useUid } from '@xiongmao/auth/account';
import { openSignIn } from '@xiongmao/auth/login-modal';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { type ReactNode, useEffect } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';

interface AccountGateProps {
  /** As large as what comes. */
  skeleton: ReactNode;
  children: (account: OwnUser) => ReactNode;
}

/** What only its owner sees. A guest is asked to sign in, and then is where they wanted to be. */
export function AccountGate({ skeleton, children }: AccountGateProps) {
  const api = useApi();
  const uid = useUid();
  const query = useQuery({ ...accountQuery(api, uid ?? 0), enabled: uid !== null });
  if (uid === null) return <SignInNeeded />;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ own }) => (own ? children(own) : <SignInNeeded />)}
    </Loaded>
  );
}

function SignInNeeded() {
  const { t } = useTranslation(['shared', 'common']);
  useEffect(() => openSignIn(), []);
  return (
    <EmptyState text={t('shared:signIn.title')} hint={t('shared:signIn.hint')}>
      <Button look="primary" aria-haspopup="dialog" onClick={() => openSignIn()}>
        {t('common:account.signIn')}
      </Button>
    </EmptyState>
  );
}
