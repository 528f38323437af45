import { Alert, Button } from '@mui/material';
import type { QueryObserverResult } from '@tanstack/react-query';
import { ApiError } from '@xiongmao/api/client';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';

interface AnswerProps<Data> {
  query: QueryObserverResult<Data>;
  /** Stands where the answer will, and is as large. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked of the server: on its way, refused, out of reach, or there. */
export function Answer<Data>({ query, skeleton, children }: AnswerProps<Data>) {
  const { t } = useTranslation(['studio', 'common']);
  const failureText = useFailureText();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <div aria-busy>{skeleton}</div>;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" disabled={query.isFetching} onClick={() => void query.refetch()}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {query.error instanceof TypeError ? t('common:state.failed') : failureText(query.error)}
    </Alert>
  );
}

/** What a person is told of a call that failed: the server's words, where it has any. */
export function useFailureText() {
  const { t } = useTranslation('common');
  return (error: Error): string => {
    if (error instanceof ApiError && error.text) return error.text;
    return t(error instanceof TypeError ? 'error.request' : 'error.system');
  };
}
