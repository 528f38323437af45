import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import { Component, type ReactNode } from 'react';
import { useOnline } from '#app/platform/online.ts';

/** Keeps what goes wrong in a panel there: the score above it stays. */
export class PanelBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PanelFailure /> : this.props.children;
  }
}

/** Code that could not be fetched once is not fetched again by this page: only loading it anew helps. */
function PanelFailure() {
  const { t } = useTranslation();
  if (!useOnline()) return <ErrorState text={t('state.offline')} />;
  return (
    <ErrorState text={t('state.failed')} hint={t('error.networkHint')}>
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </ErrorState>
  );
}
