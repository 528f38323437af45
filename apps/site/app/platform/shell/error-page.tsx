import { ApiError, NoAnswer } from '@xiongmao/api/client';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useOnline } from '../online.ts';
import { hiddenIn, mayHeal } from '../query.ts';
import { HiddenResults } from '../spoilers/parts.tsx';
import { answers, loadAnew } from '../start/missing-chunks.ts';
import { useFailureHint } from '../use-failure-hint.ts';
import { ProblemPage } from './problem-page.tsx';

interface ErrorPageProps {
  error?: unknown;
  /** What to load when asked to try again: the page in hand if none is given. */
  address?: string;
}

/** ms between two looks whether the page is there again. */
const pollInterval = 10_000;

/** Whether it failed for want of the server; not a page that breaks whenever it is shown. */
function isOutage(error: unknown): boolean {
  if (error instanceof NoAnswer || error instanceof ApiError) return mayHeal(error);
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (document?.responseStatus ?? 0) >= 500;
}

/** Loads the page as soon as there is one again. */
function useReturn(error: unknown, address: string | undefined): void {
  useEffect(() => {
    if (!address && !isOutage(error)) return;
    const look = async () => {
      if (await answers(address ?? location.href)) loadAnew(address);
    };
    const timer = setInterval(look, pollInterval);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [error, address]);
}

/** What stands in for a page whose loading or rendering failed (product spec §8). */
export function ErrorPage({ error, address }: ErrorPageProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const failureHint = useFailureHint();
  useReturn(error, address);
  // Code that did not come is no fault of a page, either.
  const unanswered = address !== undefined || error instanceof NoAnswer;
  const status = isRouteErrorResponse(error) ? error.status : 500;

  const hidden = hiddenIn(error);
  if (hidden) return <HiddenResults hidden={hidden} whole />;
  if (status === 404) return <ProblemPage status={404} text={t('error.notFound')} />;
  if (status === 410) return <ProblemPage status={410} text={t('error.gone')} />;
  if (status === 403) return <ProblemPage status={403} text={t('error.noPermission')} />;
  if (isRouteErrorResponse(error) && error.data === 'unknownMiddleware') {
    return <ProblemPage status={status} text={t('error.unknownMiddleware')} />;
  }
  const hint = unanswered ? t('error.networkHint') : failureHint(error);
  return (
    <ProblemPage
      status={unanswered ? null : status}
      text={t('error.network')}
      hint={online ? hint : t('state.pageWaits')}
    >
      <Button look="primary" disabled={!online} onClick={() => loadAnew(address)}>
        {t('action.retry')}
      </Button>
    </ProblemPage>
  );
}
