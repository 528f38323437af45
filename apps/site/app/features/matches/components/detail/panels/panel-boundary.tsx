import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import { Component, type ReactNode } from 'react';
import { useOnline } from '#app/platform/online.ts';
import { useFailureHint } from '#app/platform/use-failure-hint.ts';

/** Keeps what goes wrong in a panel there: the score above it stays. */
export class PanelBoundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <PanelFailure error={failure} /> : this.props.children;
  }
}

/** Code that could not be fetched once is not fetched again by this page: only loading it anew helps. */
function PanelFailure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const failureHint = useFailureHint();
  if (!useOnline()) return <ErrorState text={t('state.offline')} />;
  return (
    <ErrorState text={t('state.failed')} hint={failureHint(error)}>
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </ErrorState>
  );
}
