import { useSuspenseQuery } from '@tanstack/react-query';
import { accountQuery } from '@xiongmao/auth/account';
import { useState } from 'react';
import { data } from 'react-router';
import { writingsQuery } from '#app/features/posts/api/post-queries.ts';
import {
  PersonWritings,
  readPersonList,
} from '#app/features/posts/components/person/person-writings.tsx';
import { followListQuery } from '#app/features/users/api/user-queries.ts';
import { PersonPage } from '#app/features/users/components/person/person-page.tsx';
import { listOf, readPersonTab } from '#app/features/users/components/person/person-tabs.ts';
import { videosQuery } from '#app/features/videos/api/video-queries.ts';
import { VideosOfPerson } from '#app/features/videos/components/videos-of-person.tsx';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { ensure, soon } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import type { Route } from './+types/person';

export const handle = { namespaces: ['users', 'games', 'posts', 'videos', 'shared'] };

const largestUid = 2_147_483_647;

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'context'>;

/** A lone number is a person; any other word is a page that does not exist, or not yet. */
async function load({ params: { id }, context }: LoadArgs) {
  const userId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  if (userId === 0 || userId > largestUid) throw data(null, { status: 404 });
  const { user } = await ensure(context, 'GET /user/info', { query: { userId } });
  return user;
}

export async function loader({ request, ...args }: Route.LoaderArgs) {
  const { uid } = await load(args);
  const { api, queries } = args.context.get(appContext);
  const tab = readPersonTab(new URL(request.url).searchParams);
  const wrote = readPersonList(new URL(request.url).searchParams);
  await Promise.all([
    queries.prefetchInfiniteQuery(followListQuery(api, listOf(uid, tab))),
    queries.prefetchInfiniteQuery(writingsQuery(api, uid, wrote)),
    soon(queries.prefetchQuery(videosQuery(api, { userId: uid }))),
  ]);
  return { uid, now: Date.now() };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return { uid: (await load(args)).uid, now: Date.now() };
}

export default function Person({ loaderData: { uid, now } }: Route.ComponentProps) {
  const [renderedAt] = useState(now);
  const { user } = useSuspenseQuery(accountQuery(useApi(), uid)).data;
  return (
    <RenderedAt value={renderedAt}>
      <Head title={user.username} hidden />
      <PersonPage
        key={uid}
        user={user}
        videos={<VideosOfPerson userId={uid} />}
        writings={<PersonWritings uid={uid} />}
      />
    </RenderedAt>
  );
}
