import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import type { ReactNode } from 'react';
import { QueryState } from '#app/shared/async/query-state.tsx';

interface AnswerProps<Data> {
  query: UseQueryResult<Data>;
  /** Stands where the answer will, and is as large. */
  skeleton: ReactNode;
  /** What to say when there is nothing in it. */
  empty: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** What a panel asked for: on its way, refused, offline, empty, or there. */
export function Answer<Data>({ query, skeleton, empty, isEmpty, children }: AnswerProps<Data>) {
  const { t } = useTranslation();
  return (
    <QueryState query={query} skeleton={skeleton} offlineHint={t('state.offlineHint')}>
      {(data) => (isEmpty(data) ? <EmptyState text={empty} /> : children(data))}
    </QueryState>
  );
}
