import { CodeBoundary } from '@xiongmao/auth/office/code-boundary';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** A screen whose code is on its way. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('state.loading')}</span>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}

/** Keeps what goes wrong in a screen there: the menu stays. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <BrokenBoundary>
      <CodeBoundary place={pathname} sorry={(again) => <OutOfReach again={again} />}>
        {children}
      </CodeBoundary>
    </BrokenBoundary>
  );
}

class BrokenBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { t } = useTranslation();
  return (
    <ErrorState text={t('error.system')}>
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </ErrorState>
  );
}

function OutOfReach({ again }: { again: () => void }) {
  const { t } = useTranslation(['console', 'common']);
  return (
    <ErrorState text={t('outOfReach')} hint={t('outOfReachHint')}>
      <Button onClick={again}>{t('common:action.retry')}</Button>
    </ErrorState>
  );
}
