import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import { type ReactNode, useState } from 'react';
import { useOnline } from '#app/platform/online.ts';
import { hiddenIn } from '#app/platform/query.ts';
import { HiddenResults } from '#app/platform/spoilers/parts.tsx';
import { useFailureHint } from '#app/platform/use-failure-hint.ts';

export interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** As large as what comes. */
  skeleton: ReactNode;
  /** What comes of it once the network is back. */
  offlineHint: string;
  children: (data: Data) => ReactNode;
}

/** What was asked for: on its way, refused, offline, or there. What is held stays in sight. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, skeleton, offlineHint, children } = props;
  const { t } = useTranslation();
  const online = useOnline();
  const failureHint = useFailureHint();
  // While it is asked for again, what went wrong stays in sight.
  const [failure, setFailure] = useState(query.error);
  if (query.error && query.error !== failure) setFailure(query.error);
  if (query.data !== undefined) return children(query.data);
  const hidden = hiddenIn(failure);
  if (hidden) return <HiddenResults hidden={hidden} />;
  if (!online) return <ErrorState text={t('state.offline')} hint={offlineHint} />;
  if (!failure) return skeleton;
  return (
    <ErrorState text={t('state.failed')} hint={failureHint(failure)}>
      <Button onClick={() => void query.refetch()} disabled={query.isFetching}>
        {t('action.retry')}
      </Button>
    </ErrorState>
  );
}
