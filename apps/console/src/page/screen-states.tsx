import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Component, type ReactNode } from 'react';
import { CodeOutOfReach } from './fetched.ts';

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
export class ScreenBoundary extends Component<{ children: ReactNode }, { failure?: Failure }> {
  override state: { failure?: Failure } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof CodeOutOfReach ? 'outOfReach' : 'broken' };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ScreenFailure failure={failure} /> : this.props.children;
  }
}

type Failure = 'outOfReach' | 'broken';

/** Code that could not be fetched once is not fetched again by this page: only loading it anew helps. */
function ScreenFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation();
  const isOutOfReach = failure === 'outOfReach';
  return (
    <ErrorState
      text={isOutOfReach ? t('state.failed') : t('error.system')}
      hint={isOutOfReach ? t('error.networkHint') : undefined}
    >
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </ErrorState>
  );
}
