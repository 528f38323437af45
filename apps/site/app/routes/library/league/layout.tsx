import { Suspense } from 'react';
import { Outlet } from 'react-router';
import {
  isBeyondSchedule,
  leadToShown,
  loadLeague,
} from '#app/features/library/api/load-league.ts';
import { useLeague } from '#app/features/library/api/use-league.ts';
import { LeaguePage } from '#app/features/library/components/league/league-page.tsx';
import { FollowMark } from '#app/features/users/components/follows/follow-mark.tsx';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { ClientOnly } from '#app/shared/async/client-only.tsx';
import { FilledSlots, type HideLeagueProps } from '#app/shared/slots.tsx';
import { Bell } from '#app/slots/bell/bell.tsx';
import type { Route } from './+types/layout';

const HideLeague = lazyPart(
  () => import('#app/features/users/components/spoilers/hide-league.tsx'),
);
const room = <span className="size-11 md:size-9" />;

const slots = {
  Follow: FollowMark,
  Bell,
  HideLeague: (props: HideLeagueProps) => (
    <Suspense fallback={room}>
      <ClientOnly fallback={room}>{() => <HideLeague {...props} />}</ClientOnly>
    </Suspense>
  ),
};

export const handle = { namespaces: ['library', 'games', 'matches', 'shared'] };

async function find(args: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { about, page } = await loadLeague(args);
  await leadToShown(args, about, page);
  return page;
}

export async function loader(args: Route.LoaderArgs) {
  return { hidden: (await find(args)) === 'scheduleTable' && (await isBeyondSchedule(args)) };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await find(args);
  return { hidden: false };
}

/** What stands above each of a league's pages. */
export default function LeagueLayout({ loaderData }: Route.ComponentProps) {
  const { about, page, season } = useLeague();
  return (
    <FilledSlots value={slots}>
      <LeaguePage about={about} season={season} page={page} hidden={loaderData.hidden}>
        <Outlet />
      </LeaguePage>
    </FilledSlots>
  );
}
