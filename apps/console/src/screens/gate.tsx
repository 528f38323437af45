import { useIsAuthenticated } from '@refinedev/core';
import { ApiError } from '@xiongmao/api/client';
import { isAllowed } from '@xiongmao/api/roles';
import type { BackOffice } from '@xiongmao/auth/office/back-office';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import { Outlet } from 'react-router';
import { useAccount } from '../account.ts';
import { Layout, LayoutLoading } from '../layout/layout.tsx';
import { useCallFailure } from '../step-up/use-prove.ts';
import { NoPermission } from './no-permission.tsx';
import { SignInNeeded } from './sign-in-needed.tsx';

/** Lets in who is signed in and may enter the console. */
export function Gate({ changeLocale }: Pick<BackOffice, 'changeLocale'>) {
  const { data: check, error, refetch, isFetching } = useIsAuthenticated();
  const account = useAccount();
  if (check?.authenticated === false) return <SignInNeeded />;
  if (check && account) {
    const mayEnter = isAllowed('console', account.roles);
    return (
      <Layout changeLocale={changeLocale} isStaff={mayEnter}>
        {mayEnter ? <Outlet /> : <NoPermission isStranger />}
      </Layout>
    );
  }
  if (error)
    return <Unreachable error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
  return <LayoutLoading />;
}

interface UnreachableProps {
  error: Error;
  isAsking: boolean;
  onRetry: () => void;
}

/** Nobody can say who is at the door. */
function Unreachable({ error, isAsking, onRetry }: UnreachableProps) {
  const { t } = useTranslation(['console', 'common']);
  const failureOf = useCallFailure();
  const isAnswer = error instanceof ApiError;
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <title>{t('title')}</title>
      <ErrorState
        text={isAnswer ? failureOf(error)! : t('common:error.network')}
        hint={isAnswer ? undefined : t('common:error.networkHint')}
      >
        <Button onClick={onRetry} disabled={isAsking}>
          {t('common:action.retry')}
        </Button>
      </ErrorState>
    </main>
  );
}
