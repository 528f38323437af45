import { gameByName } from '@xiongmao/api/catalogue/games';
import { hasSides } from '@xiongmao/api/matches/has-sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Namespace } from '@xiongmao/i18n/types';
import { heroTextsOf } from '@xiongmao/i18n/words/hero-names';
import { Suspense, useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useHasRoom } from '#app/features/chat/api/match-room.ts';
import { useHasPlans } from '#app/features/experts/api/match-plans.ts';
import { matchRoomsQuery } from '#app/features/live/api/live-queries.ts';
import { isStreamable, useHasRooms } from '#app/features/live/api/match-rooms.ts';
import { conceal } from '#app/features/matches/api/conceal.ts';
import { useMatch } from '#app/features/matches/api/match-queries.ts';
import type { Tab } from '#app/features/matches/api/match-tabs.ts';
import { prefetchTab } from '#app/features/matches/api/prefetch-tab.ts';
import { MatchHead } from '#app/features/matches/components/detail/match-head.tsx';
import { MatchPage } from '#app/features/matches/components/detail/match-page.tsx';
import { useHasArticles } from '#app/features/news/api/match-articles.ts';
import { useHasOdds } from '#app/features/odds/api/match-odds.ts';
import { firstCommentsQuery } from '#app/features/posts/api/post-queries.ts';
import { FollowMark } from '#app/features/users/components/follows/follow-mark.tsx';
import { matchVideosQuery, useVideoTabs } from '#app/features/videos/api/match-videos.ts';
import { matchPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { ensure, soon } from '#app/platform/query.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import { useHeld } from '#app/shared/sync/use-sync.ts';
import { Bell } from '#app/slots/bell/bell.tsx';
import { panels } from '#app/slots/match-panels.ts';
import type { Route } from './+types/match';

/** No part of the page waits for it. */
const FollowStream = lazyPart(
  () => import('#app/features/matches/components/detail/follow-stream.tsx'),
);
/** Battle royale's alone. */
const LobbyPage = lazyPart(
  () => import('#app/features/matches/components/detail/lobby/lobby-page.tsx'),
);

const slots = {
  Follow: FollowMark,
  Bell,
  /** Fetched with a timeline. */
  Watch: lazyPart(() => import('#app/features/videos/components/match/watch-moment.tsx')),
};

/** Texts of the tabs that other features have and that the server renders. */
const namespacesOfTab: Readonly<Record<string, readonly Namespace[]>> = {
  live: ['live', 'shared'],
  chat: ['shared'],
  comments: ['posts', 'shared'],
  highlights: ['videos', 'shared'],
  playback: ['videos', 'shared'],
  sheet: ['sheets'],
  experts: ['experts', 'shared'],
  news: ['news', 'shared'],
};

export const handle = {
  namespaces: (search: URLSearchParams, params: { game?: string }): Namespace[] => [
    ...(['matches', 'statistics'] as const),
    ...[heroTextsOf(params.game) ?? []].flat(),
    ...(params.game === 'cricket' ? (['cricket'] as const) : []),
    ...(namespacesOfTab[search.get('tab') ?? ''] ?? []),
  ],
};

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'request' | 'context'>;

/** Sees to the match of an address; a wrong game leads to the right one, what does not exist is a 404. */
async function load({ params, request, context }: LoadArgs) {
  const { game, id: matchId } = params;
  const named = gameByName(game);
  if (!named || !/^[1-9]\d{0,8}$/.test(matchId)) throw data(null, { status: 404 });
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
  // Another source's row leads to the one that is shown. For now: what is one by somebody's word may be two again.
  if (detail.match.id !== Number(args.params.id))
    throw redirect(matchPath(detail.match) + new URL(args.request.url).search, 302);
  const now = Date.now();
  const { api, queries, config } = args.context.get(appContext);
  const { searchParams } = new URL(args.request.url);
  if (hasSides(detail)) {
    const subject = `match-${detail.match.id}` as const;
    await Promise.all([
      prefetchTab(args.context, detail, searchParams),
      // Who asks for them came to read them: the page is about them.
      searchParams.get('tab') === 'comments' &&
        queries.prefetchInfiniteQuery(firstCommentsQuery(api, subject)),
      ['highlights', 'playback'].includes(searchParams.get('tab') ?? '') &&
        soon(queries.prefetchQuery(matchVideosQuery(api, detail.match.id))),
      config.live &&
        isStreamable(detail.match, now) &&
        soon(queries.prefetchQuery(matchRoomsQuery(api, detail.match.id))),
    ]);
  }
  return { now };
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
  // Nothing of it is held unless a picture of it plays, here or in the dock.
  const shown = useHeld(detail) ?? conceal(detail);
  return (
    <RenderedAt value={renderedAt}>
      <Suspense>
        <FollowStream address={address} detail={detail} />
      </Suspense>
      <FilledSlots value={slots}>
        {hasSides(shown) ? (
          <SidesMatch detail={shown} key={shown.match.id} />
        ) : (
          <Suspense>
            <LobbyPage detail={shown} key={shown.match.id} />
          </Suspense>
        )}
      </FilledSlots>
    </RenderedAt>
  );
}

/**
 * The tabs of other features that have something for a match. They ask once the panel is hydrated: it shows some of the
 * same, and would differ from what the server made where that came too late for it.
 */
function useOthers({ match }: MatchDetail, mayAsk: boolean): Tab[] {
  const has = {
    live: useHasRooms(match, mayAsk),
    chat: useHasRoom(match),
    comments: true,
    ...useVideoTabs(match, mayAsk),
    odds: useHasOdds(match.id, mayAsk),
    experts: useHasPlans(match, mayAsk),
    news: useHasArticles(match.id, mayAsk),
  };
  return (Object.keys(has) as (keyof typeof has)[]).filter((tab) => has[tab]);
}

function SidesMatch({ detail }: { detail: MatchDetail }) {
  const [panelIsThere, setPanelIsThere] = useState(false);
  const others = useOthers(detail, panelIsThere);
  return (
    <>
      <MatchHead detail={detail} />
      <MatchPage {...{ detail, panels, others, panelIsThere }} onPanelThere={setPanelIsThere} />
    </>
  );
}
