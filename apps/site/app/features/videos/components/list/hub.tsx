import { useQuery } from '@tanstack/react-query';
import type { Game } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { videoListPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { hotVideosQuery, videosQuery } from '../../api/video-queries.ts';
import { VideoGrid, VideosSkeleton } from './video-grid.tsx';

/** Two rows where four stand beside each other. */
const mostHot = 8;

/** What is watched most, and what is new; null stands for all games. */
export function Hub({ game }: { game: Game | null }) {
  const { t } = useTranslation('videos');
  const api = useApi();
  const latest = useQuery(videosQuery(api, { gameId: game?.gameId, page: 1 }));
  const hot = useQuery(hotVideosQuery(api, game?.gameId)).data?.items.slice(0, mostHot) ?? [];
  const look = { heading: 'h3', withGame: game === null } as const;
  return (
    <Loaded query={latest} skeleton={<VideosSkeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState text={t('empty')} hint={t('emptyHint')} />
        ) : (
          <div className="flex flex-col gap-4">
            {/* Of a few videos the most seen are all there are. */}
            {items.length > hot.length && hot.length > 0 && (
              <section aria-labelledby="hot">
                <h2 id="hot" className="px-3 text-base font-semibold md:px-0">
                  {t('hot')}
                </h2>
                <VideoGrid videos={hot} first {...look} />
              </section>
            )}
            <section aria-labelledby="latest">
              <div className="flex items-center justify-between px-3 md:px-0">
                <h2 id="latest" className="text-base font-semibold">
                  {t('latest')}
                </h2>
                <Link
                  to={videoListPath(game?.slug)}
                  prefetch="intent"
                  className="inline-flex min-h-11 items-center text-sm text-accent hover:underline"
                >
                  {t('all')}
                </Link>
              </div>
              <VideoGrid videos={items} first={hot.length === 0} {...look} />
            </section>
          </div>
        )
      }
    </Loaded>
  );
}
