import type { QueryObserverResult } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import type { ReactNode } from 'react';
import { type Failure, failureText } from '../providers/failure.ts';
import { NoPermission } from '../screens/no-permission.tsx';
import { NotFound } from '../screens/not-found.tsx';
import { useOnline } from './online.ts';

interface AnswerProps<Data> {
  query: QueryObserverResult<unknown, Failure>;
  /** What the query has brought; undefined as long as it has not. */
  data: Data | undefined;
  /** Stands where the answer will, and is as large. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked for: on its way, refused, out of reach, or there. What is held stays in sight. */
export function Answer<Data>({ query, data, skeleton, children }: AnswerProps<Data>) {
  if (data !== undefined) return children(data);
  return query.isError ? <Refusal query={query} /> : skeleton;
}

interface RefusalProps {
  query: Pick<QueryObserverResult<unknown, Failure>, 'error' | 'isFetching'> & {
    refetch: () => unknown;
  };
}

/** Why there is no answer, and the way to ask again. */
export function Refusal({ query }: RefusalProps) {
  const { t } = useTranslation(['console', 'common']);
  const online = useOnline();
  const failure = query.error;
  if (!failure || failure.statusCode === 401) return null;
  if (failure.statusCode === 403) return <NoPermission />;
  if (failure.statusCode === 404) return <NotFound />;
  if (!online)
    return <ErrorState text={t('common:state.offline')} hint={t('common:error.networkHint')} />;
  return (
    <ErrorState
      text={failure.statusCode === 0 ? t('common:state.failed') : failureText(t, failure)}
      hint={failure.statusCode === 0 ? t('common:error.networkHint') : undefined}
    >
      <Button onClick={() => void query.refetch()} disabled={query.isFetching}>
        {t('common:action.retry')}
      </Button>
    </ErrorState>
  );
}
