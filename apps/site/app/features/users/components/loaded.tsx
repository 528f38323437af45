import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import type { ReactNode } from 'react';
import { useOnline } from '#app/platform/online.ts';
import { useFailureHint } from '#app/platform/use-failure-hint.ts';

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** As large as what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a page asked for: on its way, refused, offline, or there. What is held stays in sight. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { t } = useTranslation(['users', 'common']);
  const online = useOnline();
  const failureHint = useFailureHint();
  if (query.data !== undefined) return children(query.data);
  if (!online) return <ErrorState text={t('common:state.offline')} hint={t('users:offlineHint')} />;
  if (!query.isError) return skeleton;
  return (
    <ErrorState text={t('common:state.failed')} hint={failureHint(query.error)}>
      <Button onClick={() => void query.refetch()} disabled={query.isFetching}>
        {t('common:action.retry')}
      </Button>
    </ErrorState>
  );
}
