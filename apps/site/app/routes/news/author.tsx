import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { accountQuery } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { articlesQuery, hotNewsOfQuery } from '#app/features/news/api/news-queries.ts';
import { Articles } from '#app/features/news/components/articles.tsx';
import { personPath } from '#app/paths.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { Link } from '#app/platform/link.tsx';
import { ensure, isEmpty, soon, statusOf } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { readPage } from '#app/shared/list/list-address.ts';
import type { Route } from './+types/author';

export const handle = { namespaces: ['news', 'games', 'shared'] };

const largestUid = 2_147_483_647;

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'context'>;

async function load({ params: { id }, context }: LoadArgs): Promise<number> {
  const userId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  if (userId === 0 || userId > largestUid) throw data(null, { status: 404 });
  await ensure(context, 'GET /user/info', { query: { userId } });
  return userId;
}

export async function loader({ request, ...args }: Route.LoaderArgs) {
  const userId = await load(args);
  const { api, queries } = args.context.get(appContext);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  const query = articlesQuery(api, { userId, page });
  await Promise.all([
    queries.prefetchQuery(query),
    soon(queries.prefetchQuery(hotNewsOfQuery(api, userId))),
  ]);
  const hidden = isEmpty(queries, query);
  return data({ userId, now: Date.now(), hidden }, { status: statusOf(queries, query) });
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return { userId: await load(args), now: Date.now(), hidden: false };
}

/** An author, and what they wrote. */
export default function NewsAuthor({ loaderData: { userId, now, hidden } }: Route.ComponentProps) {
  const { t } = useTranslation('news');
  const [renderedAt] = useState(now);
  const api = useApi();
  const { user } = useSuspenseQuery(accountQuery(api, userId)).data;
  const hot = useQuery(hotNewsOfQuery(api, userId));
  const page = readPage(useSearchParams()[0].get('page'));
  const title = t('by', { author: user.username });
  return (
    <RenderedAt value={renderedAt}>
      <Head title={title} description={t('description')} hidden={hidden} />
      <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
        <header className="flex items-center gap-3 px-3 py-3 md:px-0">
          <Avatar name={user.username} src={user.avatar} size="md" />
          <h1 className="text-base font-bold md:text-lg">{title}</h1>
          <Link
            to={personPath(userId)}
            prefetch="intent"
            className="ms-auto inline-flex min-h-11 items-center text-sm text-accent hover:underline"
          >
            {t('profile')}
          </Link>
        </header>
        <Articles asked={{ userId, page }} hot={hot.data?.items} />
      </main>
    </RenderedAt>
  );
}
