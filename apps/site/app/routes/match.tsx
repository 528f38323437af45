import { gameByName } from '@xiongmao/api/catalogue/games';
import { hasSides } from '@xiongmao/api/matches/has-sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { Suspense, useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useHasPlans } from '#app/features/experts/api/match-plans.ts';
import { useMatch } from '#app/features/matches/api/match-queries.ts';
import { useMatchStream } from '#app/features/matches/api/match-stream.ts';
import { prefetchTab } from '#app/features/matches/api/prefetch-tab.ts';
import { MatchHead } from '#app/features/matches/components/detail/match-head.tsx';
import { MatchPage } from '#app/features/matches/components/detail/match-page.tsx';
import { FollowMark } from '#app/features/users/components/follows/follow-mark.tsx';
import { matchPath } from '#app/paths.ts';
import { ensure } from '#app/platform/query.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import { panels } from '#app/slots/match-panels.ts';
import type { Route } from './+types/match';

/** Battle royale's alone. */
const LobbyPage = lazyPart(
  () => import('#app/features/matches/components/detail/lobby/lobby-page.tsx'),
);

const slots = { Follow: FollowMark };

export const handle = { namespaces: ['matches', 'statistics'] };

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'request' | 'context'>;

/** Sees to the match of an address; a wrong game leads to the right one, what does not exist is a 404. */
async function load({ params, request, context }: LoadArgs) {
  const { game, id: matchId } = params;
  const named = gameByName(game);
  if (!named || !/^\d{1,9}$/.test(matchId)) throw data(null, { status: 404 });
  const to = (gameId: number) =>
    redirect(matchPath({ id: Number(matchId), gameId }) + new URL(request.url).search, 301);
  if (named.slug !== game) throw to(named.gameId);
  try {
    return await ensure(context, 'GET /:game/:matchId', { params: { game, matchId } });
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    // It is not there: another game's, or nobody's.
    const body = { matchIds: [Number(matchId)] };
    const found = await ensure(context, 'POST /v2/match/getPCGameMatchByCondition', { body });
    const own = found.matches[0]?.gameId ?? named.gameId;
    throw own === named.gameId ? refusal : to(own);
  }
}

export async function loader(args: Route.LoaderArgs) {
  const detail = await load(args);
  if (hasSides(detail)) {
    await prefetchTab(args.context, detail, new URL(args.request.url).searchParams);
  }
  return { now: Date.now() };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await load(args);
  return { now: Date.now() };
}

/** Another tab of the same match needs nothing anew: each panel asks for its own. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentUrl.pathname !== args.nextUrl.pathname;
}

export default function Match({ params, loaderData }: Route.ComponentProps) {
  const address = { game: params.game, matchId: params.id };
  const detail = useMatch(address);
  const [renderedAt] = useState(loaderData.now);
  useMatchStream(address, detail);
  return (
    <RenderedAt value={renderedAt}>
      <FilledSlots value={slots}>
        {hasSides(detail) ? (
          <SidesMatch detail={detail} key={detail.match.id} />
        ) : (
          <Suspense>
            <LobbyPage detail={detail} key={detail.match.id} />
          </Suspense>
        )}
      </FilledSlots>
    </RenderedAt>
  );
}

function SidesMatch({ detail }: { detail: MatchDetail }) {
  return (
    <>
      <MatchHead detail={detail} />
      <MatchPage detail={detail} panels={panels} hasPlans={useHasPlans(detail.match)} />
    </>
  );
}
