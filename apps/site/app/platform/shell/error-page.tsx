import { Button } from '@xiongmao/ui/button';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useOnline } from '../online.ts';
import { ProblemPage } from './problem-page.tsx';

/** What stands in for a page whose loading or rendering failed (product spec §8). */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : 500;

  if (status === 404) return <ProblemPage status={404} text={t('error.notFound')} />;
  if (status === 403) return <ProblemPage status={403} text={t('error.noPermission')} />;
  return <NetworkProblem status={status} busy={state === 'loading'} onRetry={revalidate} />;
}

/** What stands in for a page whose script could not be fetched: only the whole page anew can help. */
export function MissingPage() {
  return <NetworkProblem status={500} busy={!useOnline()} onRetry={() => location.reload()} />;
}

interface NetworkProblemProps {
  status: number;
  busy: boolean;
  onRetry: () => void;
}

function NetworkProblem({ status, busy, onRetry }: NetworkProblemProps) {
  const { t } = useTranslation();
  return (
    <ProblemPage status={status} text={t('error.network')} hint={t('error.networkHint')}>
      <Button look="primary" disabled={busy} onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </ProblemPage>
  );
}
