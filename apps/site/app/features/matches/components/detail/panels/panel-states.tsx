import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
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

/** Rows of a list or table that is on its way. */
export function SkeletonRows({ count, className = 'h-10' }: { count: number; className?: string }) {
  return (
    <div className="flex flex-col gap-2 p-4">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} className={className} />
      ))}
    </div>
  );
}
