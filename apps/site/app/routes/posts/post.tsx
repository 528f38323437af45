import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { firstCommentsQuery, postQuery } from '#app/features/posts/api/post-queries.ts';
import { Comments } from '#app/features/posts/components/comments/comments.tsx';
import { PostCard } from '#app/features/posts/components/posts/post-card.tsx';
import { PostData } from '#app/features/posts/components/posts/post-data.tsx';
import { postPath, postsPath } from '#app/paths.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Breadcrumbs } from '#app/platform/document/found/breadcrumbs.tsx';
import { Head } from '#app/platform/document/seo.tsx';
import { ensure } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { BackLink } from '#app/shared/navigation/back-link.tsx';
import type { Route } from './+types/post';

export const handle = { namespaces: ['posts', 'shared'] };

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw data(null, { status: 404 });
  const id = Number(params.id);
  await ensure(context, 'GET /post/info', { query: { id } });
  return { id, now: Date.now() };
}

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  const { api, queries } = args.context.get(appContext);
  const subject = `post-${loaded.id}` as const;
  await queries.prefetchInfiniteQuery(firstCommentsQuery(api, subject));
  return loaded;
}

export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Letters that a title has of a post's first line. */
const titleLength = 60;

export default function PostRoute({ loaderData: { id, now } }: Route.ComponentProps) {
  const { t } = useTranslation('posts');
  const [renderedAt] = useState(now);
  const navigate = useNavigate();
  // One that is just deleted is no fault: its page is left.
  const { data: post } = useQuery(postQuery(useApi(), id));
  if (!post) return null;
  const [first = ''] = post.text.split('\n');
  const title = [...first].slice(0, titleLength).join('') || t('aPost');
  return (
    <RenderedAt value={renderedAt}>
      <main
        id="content"
        className="mx-auto flex w-full max-w-[48rem] flex-col gap-2 md:gap-3 md:px-4"
      >
        <Head title={title} description={first || t('description')} kind="article" />
        <PostData post={post} title={title} />
        <Breadcrumbs
          trail={
            import.meta.env.SSR && [
              { name: t('title'), path: postsPath },
              { name: title, path: postPath(id) },
            ]
          }
        />
        <p className="flex items-center text-sm text-muted">
          <BackLink to={postsPath} />
          {t('title')}
        </p>
        <h1 className="sr-only">{title}</h1>
        <div className="bg-surface md:rounded-lg">
          <PostCard
            key={post.version}
            post={post}
            isWhole
            onDeleted={() => void navigate(postsPath, { replace: true })}
          />
        </div>
        <Comments key={id} subject={`post-${id}`} />
      </main>
    </RenderedAt>
  );
}
