import { useUid } from '@xiongmao/auth/account';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { UserMenu } from '#app/features/users/components/user-menu.tsx';
import { RenderedAt } from '#app/platform/ticking.ts';
import type { Route } from './+types/layout';

export const handle = { namespaces: ['users', 'identity', 'shared'] };

export async function loader({ context }: Route.LoaderArgs) {
  await prefetchOwn(context);
  return { now: Date.now() };
}
export const clientLoader = () => ({ now: Date.now() });

/** One's own pages: the menu beside them where there is room. On phones it has a page of its own. */
export default function UserInfoLayout({ loaderData }: Route.ComponentProps) {
  const [renderedAt] = useState(loaderData.now);
  const uid = useUid();
  const atMenu = /^\/userInfo(\/components\/menu)?\/?$/.test(useLocation().pathname);
  return (
    <RenderedAt value={renderedAt}>
      <main
        id="content"
        className={`mx-auto w-full items-start gap-x-6 md:px-4 ${uid !== null ? 'grid max-w-[64rem] md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]' : 'max-w-[48rem]'}`}
      >
        {uid !== null && (
          <aside
            className={`${atMenu ? 'order-last mt-2' : 'hidden'} md:order-none md:mt-12 md:block`}
          >
            <UserMenu />
          </aside>
        )}
        <div className="min-w-0">
          <Outlet />
        </div>
      </main>
    </RenderedAt>
  );
}
