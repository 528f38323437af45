import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RoomCard as Room } from '@xiongmao/api/live/shapes';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useLocation } from 'react-router';
import { anchorListPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { replaysQuery, roomsQuery } from '../../api/list-queries.ts';
import { followedQuery, listPause } from '../../api/live-queries.ts';
import type { RoomsAsked } from '../../api/rooms-address.ts';
import { Replays } from '../replays/replays.tsx';
import { CardGrid, CardsSkeleton } from './card-grid.tsx';
import { RoomCard } from './room-card.tsx';
import { RoomFilters } from './room-filters.tsx';

const link = 'inline-flex min-h-11 items-center text-sm text-accent';

/** Rooms that are on air, those of whom one follows first; below them what was on before. */
export function RoomsOnAir({ asked }: { asked: RoomsAsked }) {
  const { t } = useTranslation('live');
  const api = useApi();
  const { pathname } = useLocation();
  const query = useInfiniteQuery({
    ...roomsQuery(api, asked),
    placeholderData: keepPreviousData,
    refetchInterval: listPause,
  });
  const followed = useFollowed();
  const replaysAsked = asked.gameId === undefined ? {} : { gameId: asked.gameId };
  const { data: replays } = useInfiniteQuery(replaysQuery(api, replaysAsked));
  const hasReplays = replays?.pages.some(({ items }) => items.length > 0);
  const isFiltered = Object.keys(asked).length > 1;
  return (
    <>
      <RoomFilters asked={asked} />
      <PagedList
        query={query}
        skeleton={<CardsSkeleton />}
        empty={
          isFiltered ? (
            <EmptyState text={t('rooms.emptyFiltered')}>
              <Link to={pathname} className={link}>
                {t('rooms.clearFilters')}
              </Link>
            </EmptyState>
          ) : (
            <EmptyState
              text={t('rooms.empty')}
              hint={t(hasReplays ? 'rooms.emptyHint' : 'rooms.remindHint')}
            >
              <Link to={anchorListPath} className={link}>
                {t('rooms.toAnchors')}
              </Link>
            </EmptyState>
          )
        }
      >
        {(rooms) => (
          <section
            aria-label={t('rooms.onAir')}
            aria-busy={query.isPlaceholderData}
            className="aria-busy:opacity-60"
          >
            <p role="status" className="sr-only">
              {t('rooms.count', { count: query.data?.pages[0]?.total ?? rooms.length })}
            </p>
            <CardGrid>
              {inOrder(rooms, followed).map((room) => (
                <li key={room.id} className="min-w-0">
                  <RoomCard room={room} followed={followed.has(room.id)} />
                </li>
              ))}
            </CardGrid>
          </section>
        )}
      </PagedList>
      <Replays asked={replaysAsked} />
    </>
  );
}

const inOrder = (rooms: readonly Room[], followed: ReadonlySet<number>) => [
  ...rooms.filter(({ id }) => followed.has(id)),
  ...rooms.filter(({ id }) => !followed.has(id)),
];

/** Whom one follows. */
function useFollowed(): ReadonlySet<number> {
  const uid = useUid();
  const { data } = useQuery({ ...followedQuery(useApi(), uid ?? 0), enabled: uid !== null });
  return new Set(data?.items.map(({ id }) => id));
}
