import { useTranslation } from '@xiongmao/i18n/use-translation';
import { writingsQuery } from '#app/features/posts/api/post-queries.ts';
import {
  PersonWritings,
  readPersonList,
} from '#app/features/posts/components/person/person-writings.tsx';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { sendPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/user-post';

export const handle = { namespaces: ['posts'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid } = context.get(appContext).viewer;
  const list = readPersonList(new URL(request.url).searchParams);
  await prefetchOwn(context, (queries, api) => [
    queries.prefetchInfiniteQuery(writingsQuery(api, uid!, list)),
  ]);
  return null;
}
export const clientLoader = () => null;

export default function UserPost() {
  const { t } = useTranslation(['users', 'posts']);
  return (
    <>
      <PageTitle title={t('users:menu.userPost')}>
        <Link
          to={sendPath()}
          className="inline-flex min-h-11 items-center rounded-sm bg-accent px-4 text-sm font-semibold text-on-accent md:min-h-9"
        >
          {t('posts:write')}
        </Link>
      </PageTitle>
      <AccountGate skeleton={<SkeletonRows count={4} className="h-24" />}>
        {({ uid }) => <PersonWritings uid={uid} />}
      </AccountGate>
    </>
  );
}
