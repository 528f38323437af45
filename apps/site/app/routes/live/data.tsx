import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Room } from '@xiongmao/api/live/shapes';
import { hasSides } from '@xiongmao/api/matches/has-sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Suspense, useState } from 'react';
import { roomQuery } from '#app/features/live/api/live-queries.ts';
import { loadRoomAsked } from '#app/features/live/api/load-room.ts';
import { pathOfRoom } from '#app/features/live/api/room-address.ts';
import { conceal } from '#app/features/matches/api/conceal.ts';
import { matchQuery } from '#app/features/matches/api/match-queries.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { Link } from '#app/platform/link.tsx';
import { RenderedAt } from '#app/platform/ticking.ts';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { sidesText } from '#app/shared/games/sides-text.ts';
import { useHeld } from '#app/shared/sync/use-sync.ts';
import { panels } from '#app/slots/match-panels.ts';
import { addressOf, prefetchRoomMatch, RoomMatchCard } from '#app/slots/room-match.tsx';
import type { Route } from './+types/data';

export const handle = { namespaces: ['live', 'matches', 'statistics', 'shared'] };

export async function loader(args: Route.LoaderArgs) {
  const room = await loadRoomAsked(args);
  await prefetchRoomMatch(args.context, room.broadcast?.match ?? null);
  return { id: room.id, now: Date.now() };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return { id: (await loadRoomAsked(args)).id, now: Date.now() };
}

/** The figures of a room's match. */
export default function Data({ loaderData: { id, now } }: Route.ComponentProps) {
  const { t } = useTranslation('live');
  const [renderedAt] = useState(now);
  const room = useSuspenseQuery(roomQuery(useApi(), id)).data;
  const match = room.broadcast?.match ?? null;
  const name = (match && sidesText(match.gameId, match)) ?? room.anchor.username;
  return (
    <RenderedAt value={renderedAt}>
      <Head title={t('data.title', { match: name })} hidden />
      <main
        id="content"
        className="mx-auto flex w-full max-w-[60rem] flex-col gap-3 md:px-4 md:pt-3"
      >
        <h1 className="sr-only">{t('data.title', { match: name })}</h1>
        <Link
          to={pathOfRoom({ id, match })}
          className="inline-flex min-h-11 items-center px-3 text-sm text-accent md:px-0"
        >
          {t('room.normal')}
        </Link>
        {match ? (
          <>
            <RoomMatchCard roomId={id} match={match} picture="none" />
            <Figures match={match} />
          </>
        ) : (
          <EmptyState text={t('room.noMatch')} />
        )}
      </main>
    </RenderedAt>
  );
}

const shown = ['statistics', 'trends', 'lineups'] as const;

function Figures({ match }: { match: NonNullable<NonNullable<Room['broadcast']>['match']> }) {
  const { data } = useQuery(matchQuery(useApi(), addressOf(match)));
  return data && hasSides(data) ? <ShownFigures now={data} /> : null;
}

/** As they were at the moment that a picture of it shows, where one plays. */
function ShownFigures({ now }: { now: MatchDetail }) {
  const { t } = useTranslation(['live', 'matches']);
  const detail = useHeld(now) ?? conceal(now);
  const there = shown.filter((tab) => has(detail)[tab]);
  if (there.length === 0) return <EmptyState text={t('data.empty')} />;
  return there.map((tab) => {
    const { Panel } = panels[tab];
    return (
      <section key={tab} className="flex flex-col gap-2">
        <h2 className="px-3 text-base font-semibold md:px-0">{t(`matches:detail.tabs.${tab}`)}</h2>
        <Suspense fallback={<SkeletonRows count={8} className="h-10" />}>
          <Panel detail={detail} />
        </Suspense>
      </section>
    );
  });
}

const has = ({ coverage }: MatchDetail): Record<(typeof shown)[number], boolean> => ({
  statistics: coverage.statistics || coverage.playerStatistics,
  trends: coverage.actions,
  lineups: coverage.lineups,
});
