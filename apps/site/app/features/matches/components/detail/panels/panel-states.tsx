import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { ReactNode } from 'react';
import { useOnline } from '#app/platform/online.ts';
import { useFailureHint } from '#app/platform/use-failure-hint.ts';

interface AnswerProps<Data> {
  query: UseQueryResult<Data>;
  /** Stands where the answer will, and is as large. */
  skeleton: ReactNode;
  /** What to say when there is nothing in it. */
  empty: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** What a panel asked for: on its way, refused, offline, empty, or there. What is held stays in sight. */
export function Answer<Data>({ query, skeleton, empty, isEmpty, children }: AnswerProps<Data>) {
  const { t } = useTranslation();
  const online = useOnline();
  const failureHint = useFailureHint();
  if (query.data !== undefined) {
    return isEmpty(query.data) ? <EmptyState text={empty} /> : children(query.data);
  }
  if (!online) return <ErrorState text={t('state.offline')} hint={t('state.offlineHint')} />;
  if (!query.isError) return skeleton;
  return (
    <ErrorState text={t('state.failed')} hint={failureHint(query.error)}>
      <Button onClick={() => void query.refetch()} disabled={query.isFetching}>
        {t('action.retry')}
      </Button>
    </ErrorState>
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
