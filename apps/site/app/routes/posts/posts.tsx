import { games } from '@xiongmao/api/catalogue/games';
import { talkSorts } from '@xiongmao/api/posts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { postsQuery } from '#app/features/posts/api/post-queries.ts';
import { readPostsAddress } from '#app/features/posts/api/posts-address.ts';
import { PostsList } from '#app/features/posts/components/posts/posts-list.tsx';
import { postsPath, sendPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { Link } from '#app/platform/link.tsx';
import { isEmpty, statusOf } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { GameChips } from '#app/shared/games/game-chips.tsx';
import { PageTabs } from '#app/shared/navigation/page-tabs.tsx';
import type { Route } from './+types/posts';

export const handle = { namespaces: ['posts', 'games', 'shared'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const asked = readPostsAddress(new URL(request.url).searchParams);
  const query = postsQuery(api, asked);
  await queries.prefetchInfiniteQuery(query);
  const hidden = asked.gameId !== undefined && isEmpty(queries, query);
  return data({ now: Date.now(), hidden }, { status: statusOf(queries, query) });
}

export const clientLoader = () => ({ now: Date.now(), hidden: false });

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['posts', 'games']);
  const [renderedAt] = useState(loaderData.now);
  const asked = readPostsAddress(useSearchParams()[0]);
  const to = (change: { slug?: string | null; sort?: string }) => {
    const slug = change.slug === undefined ? slugOf(asked.gameId) : change.slug;
    const sort = change.sort ?? asked.sort;
    const search = new URLSearchParams({
      ...(slug && { game: slug }),
      ...(sort !== 'hot' && { sort }),
    });
    return search.size > 0 ? `${postsPath}?${search}` : postsPath;
  };
  return (
    <RenderedAt value={renderedAt}>
      <main
        id="content"
        className="mx-auto flex w-full max-w-[48rem] flex-col gap-2 md:px-4 md:pt-2"
      >
        <Head title={t('title')} description={t('description')} hidden={loaderData.hidden} />
        <div className="flex items-center justify-between gap-3 px-4 md:px-0">
          <h1 className="text-base font-semibold">{t('title')}</h1>
          <Link
            to={sendPath()}
            className="inline-flex min-h-11 items-center rounded-sm bg-accent px-4 text-sm font-semibold text-on-accent md:min-h-9"
          >
            {t('write')}
          </Link>
        </div>
        <GameChips
          label={t('games')}
          chips={[
            {
              key: 'all',
              text: t('allGames'),
              to: to({ slug: null }),
              chosen: asked.gameId === undefined,
            },
            ...games.map(({ gameId, slug }) => ({
              key: slug,
              text: t(`games:${gameId}` as 'games:202'),
              to: to({ slug }),
              chosen: asked.gameId === gameId,
            })),
          ]}
        />
        <PageTabs
          label={t('sort.label')}
          pages={talkSorts.map((sort) => ({
            to: to({ sort }),
            text: t(`sort.${sort}`),
            isCurrent: asked.sort === sort,
          }))}
          className="border-b border-line"
        />
        <PostsList key={JSON.stringify(asked)} asked={asked} />
        <p className="px-4 text-xs text-muted md:px-0">{t('howHot')}</p>
      </main>
    </RenderedAt>
  );
}

const slugOf = (gameId: number | undefined): string | undefined =>
  games.find((game) => game.gameId === gameId)?.slug;
