import { useSuspenseQuery } from '@tanstack/react-query';
import { gamesByIds } from '@xiongmao/api/catalogue/games';
import { formatList, formatPercent } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data } from 'react-router';
import {
  accuracyQuery,
  type Expert,
  expertQuery,
  graphQuery,
  plansQuery,
} from '#app/features/experts/api/expert-queries.ts';
import { historyOf, readHistoryFilter } from '#app/features/experts/api/history-filter.ts';
import { ExpertHome } from '#app/features/experts/components/home/expert-home.tsx';
import { onSaleOf } from '#app/features/experts/components/home/expert-plans.tsx';
import { articlesQuery } from '#app/features/news/api/news-queries.ts';
import { ArticlesOfExpert } from '#app/features/news/components/articles-of-expert.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { expertPath, expertsPath } from '#app/paths.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Breadcrumbs } from '#app/platform/document/found/breadcrumbs.tsx';
import { ProfileData } from '#app/platform/document/found/profile-page.tsx';
import { Head } from '#app/platform/document/seo.tsx';
import { useLocale } from '#app/platform/i18n.tsx';
import { ensure, soon } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import type { Route } from './+types/expert-home';

const slots = { Follow: FollowButton };

export const handle = { namespaces: ['experts', 'games', 'news', 'shared'] };

const largestUid = 2_147_483_647;

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'context'>;

async function load({ params: { id }, context }: LoadArgs) {
  const userId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  if (userId === 0 || userId > largestUid) throw data(null, { status: 404 });
  await ensure(context, 'GET /expert_plan/getExpertInfo', { query: { userId } });
  return { userId, now: Date.now() };
}

export async function loader({ request, ...args }: Route.LoaderArgs) {
  const loaded = await load(args);
  const { userId } = loaded;
  const { api, queries } = args.context.get(appContext);
  const filter = readHistoryFilter(new URL(request.url).searchParams);
  await Promise.all([
    queries.prefetchQuery(accuracyQuery(api, userId)),
    queries.prefetchQuery(graphQuery(api, userId)),
    queries.prefetchInfiniteQuery(plansQuery(api, onSaleOf(userId))),
    queries.prefetchInfiniteQuery(plansQuery(api, historyOf(userId, filter))),
    soon(queries.prefetchQuery(articlesQuery(api, { userId }))),
  ]);
  return loaded;
}

export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

export default function ExpertHomeRoute({ loaderData: { userId, now } }: Route.ComponentProps) {
  const [renderedAt] = useState(now);
  const expert = useSuspenseQuery(expertQuery(useApi(), userId)).data;
  return (
    <RenderedAt value={renderedAt}>
      <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
        <ExpertHeadline expert={expert} />
        <FilledSlots value={slots}>
          <ExpertHome
            key={userId}
            expert={expert}
            articles={<ArticlesOfExpert userId={userId} />}
          />
        </FilledSlots>
      </main>
    </RenderedAt>
  );
}

function ExpertHeadline({ expert }: { expert: Expert }) {
  const { t } = useTranslation(['experts', 'games']);
  const locale = useLocale();
  const { username: name, gameIds, record } = expert;
  const games = gamesByIds(gameIds).map(({ gameId }) => t(`games:${gameId}` as 'games:202'));
  const description =
    !record || record.accuracy === null
      ? t('expert.newDescription', { name, games: formatList(games, locale) })
      : t('expert.description', {
          name,
          accuracy: formatPercent(record.accuracy, locale),
          counted: record.counted,
        });
  const path = expertPath(expert.id);
  return (
    <>
      <Head title={`${name} · ${t('title')}`} description={description} kind="profile" />
      <ProfileData profile={expert} path={path} />
      <Breadcrumbs
        trail={
          import.meta.env.SSR && [
            { name: t('title'), path: expertsPath },
            { name, path },
          ]
        }
      />
    </>
  );
}
