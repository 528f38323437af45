import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data } from 'react-router';
import {
  applicationQuery,
  followedPlansQuery,
  plansQuery,
  rankingQuery,
} from '#app/features/experts/api/expert-queries.ts';
import { asked, readPlanFilter } from '#app/features/experts/api/plan-filter.ts';
import { ExpertsPage } from '#app/features/experts/components/experts-page.tsx';
import { Highlights } from '#app/features/experts/components/ranking/highlights.tsx';
import { appContext } from '#app/platform/app-context.ts';
import { statusOf } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import type { Route } from './+types/expert';

export const handle = { namespaces: ['experts', 'games', 'shared'] };

/** The lists travel with the page. Those that can't be had, the browser asks for again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries, viewer } = context.get(appContext);
  const top = rankingQuery(api, { order: 'bound' });
  const filter = readPlanFilter(new URL(request.url).searchParams);
  await Promise.all([
    queries.prefetchQuery(top),
    queries.prefetchInfiniteQuery(plansQuery(api, asked(filter))),
    ...(viewer.uid === null
      ? []
      : [
          queries.prefetchInfiniteQuery(followedPlansQuery(api)),
          queries.prefetchQuery(applicationQuery(api)),
        ]),
  ]);
  return data({ now: Date.now() }, { status: statusOf(queries, top) });
}

export const clientLoader = () => ({ now: Date.now() });

export default function Expert({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('experts');
  const [renderedAt] = useState(loaderData.now);
  return (
    <RenderedAt value={renderedAt}>
      <ExpertsPage title={t('title')} description={t('description')}>
        <Highlights />
      </ExpertsPage>
    </RenderedAt>
  );
}
