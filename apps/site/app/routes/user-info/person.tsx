import { useSuspenseQuery } from '@tanstack/react-query';
import { accountQuery } from '@xiongmao/auth/account';
import { data } from 'react-router';
import { followListQuery } from '#app/features/users/api/user-queries.ts';
import { PersonPage } from '#app/features/users/components/person/person-page.tsx';
import { listOf, readPersonTab } from '#app/features/users/components/person/person-tabs.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { ensure } from '#app/platform/query.ts';
import type { Route } from './+types/person';

export const handle = { namespaces: ['users', 'games', 'shared'] };

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
  await queries.prefetchInfiniteQuery(followListQuery(api, listOf(uid, tab)));
  return { uid };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return { uid: (await load(args)).uid };
}

export default function Person({ loaderData: { uid } }: Route.ComponentProps) {
  const { user } = useSuspenseQuery(accountQuery(useApi(), uid)).data;
  return (
    <>
      <Head title={user.username} hidden />
      <PersonPage key={uid} user={user} />
    </>
  );
}
