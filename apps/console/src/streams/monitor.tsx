import { useList } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { Answer } from '../page/answer.tsx';
import { useOnline } from '../page/online.ts';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { StreamCard } from './stream-card.tsx';

/** ms between two looks. */
const pollInterval = 5_000;
const most = 100;
const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4';

/** Everything that arrives at media now, those with most viewers first. */
export function Monitor() {
  const { t } = useTranslation('console');
  const online = useOnline();
  const { query } = useList<Row<'streams'>, Failure>({
    resource: 'streams',
    sorters: [{ field: 'viewers', order: 'desc' }],
    pagination: { pageSize: most },
    errorNotification: false,
    queryOptions: { refetchInterval: pollInterval },
  });
  const isOld = query.isError || !online;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('streams.title')} hint={t('streams.hint')} />
      {query.data && isOld && (
        <p role="status" className="text-sm text-loss">
          {t('streams.old')}
        </p>
      )}
      <Answer query={query} data={query.data?.data} skeleton={<Loading />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t('streams.empty')} hint={t('streams.emptyHint')} />
          ) : (
            <ul aria-label={t('streams.title')} className={grid}>
              {rows.map((stream) => (
                <StreamCard key={stream.id} stream={stream} shownAt={query.dataUpdatedAt} />
              ))}
            </ul>
          )
        }
      </Answer>
    </div>
  );
}

function Loading() {
  return (
    <div className={grid}>
      {Array.from({ length: 4 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} className="h-72 rounded-lg" />
      ))}
    </div>
  );
}
