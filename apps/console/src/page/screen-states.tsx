import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Component, type ReactNode } from 'react';

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
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ScreenFailure /> : this.props.children;
  }
}

/** Code that could not be fetched once is not fetched again by this page: only loading it anew helps. */
function ScreenFailure() {
  const { t } = useTranslation();
  return (
    <ErrorState text={t('state.failed')} hint={t('error.networkHint')}>
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </ErrorState>
  );
}
