import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useApi } from '#app/platform/app-context.ts';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { replaysQuery } from '../../api/list-queries.ts';
import { CardGrid, CardsSkeleton } from '../rooms/card-grid.tsx';
import { ReplayCard } from './replay-card.tsx';

interface ReplaysProps {
  asked: Parameters<typeof replaysQuery>[1];
  /** Said where there is none; else nothing stands there. */
  empty?: string;
}

/** Broadcasts to watch again, newest first. */
export function Replays({ asked, empty }: ReplaysProps) {
  const { t } = useTranslation('live');
  const query = useInfiniteQuery(replaysQuery(useApi(), asked));
  if (!empty && query.data?.pages[0]?.items.length === 0) return null;
  return (
    <section aria-labelledby="replays" className="pt-4">
      <h2 id="replays" className="px-3 text-base font-semibold md:px-0">
        {t('replays.title')}
      </h2>
      <PagedList
        query={query}
        skeleton={<CardsSkeleton />}
        empty={<p className="px-3 py-4 text-sm text-muted md:px-0">{empty}</p>}
      >
        {(replays) => (
          <CardGrid>
            {replays.map((replay) => (
              <li key={replay.id} className="min-w-0">
                <ReplayCard replay={replay} />
              </li>
            ))}
          </CardGrid>
        )}
      </PagedList>
    </section>
  );
}
