import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { isRouteErrorResponse } from 'react-router';
import { useOnline } from '../online.ts';
import { loadAnew } from '../start/missing-chunks.ts';
import { useFailureHint } from '../use-failure-hint.ts';
import { ProblemPage } from './problem-page.tsx';

interface ErrorPageProps {
  error?: unknown;
  /** What to load when asked to try again: the page in hand if none is given. */
  address?: string;
}

/** What stands in for a page whose loading or rendering failed (product spec §8). */
export function ErrorPage({ error, address }: ErrorPageProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const failureHint = useFailureHint();
  const status = isRouteErrorResponse(error) ? error.status : 500;

  if (status === 404) return <ProblemPage status={404} text={t('error.notFound')} />;
  if (status === 403) return <ProblemPage status={403} text={t('error.noPermission')} />;
  if (isRouteErrorResponse(error) && error.data === 'unknownMiddleware') {
    return <ProblemPage status={status} text={t('error.unknownMiddleware')} />;
  }
  return (
    <ProblemPage status={status} text={t('error.network')} hint={failureHint(error)}>
      <Button look="primary" disabled={!online} onClick={() => loadAnew(address)}>
        {t('action.retry')}
      </Button>
    </ProblemPage>
  );
}
