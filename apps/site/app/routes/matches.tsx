import { gameByName } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data } from 'react-router';
import { boardQuery } from '#app/features/matches/api/board/board-query.ts';
import { askedByWeek, readWeekView } from '#app/features/matches/api/board/week-view.ts';
import { WeekBoard } from '#app/features/matches/components/board/days/week-board.tsx';
import { matchesPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { statusOf } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import type { Route } from './+types/matches';

export const handle = { namespaces: ['matches', 'games'] };

/** What the address names; a game that the catalogue does not know is a page that does not exist. */
function readAddress(params: { game?: string }, url: string) {
  const game = params.game === undefined ? null : gameByName(params.game);
  if (game === undefined) throw data(null, { status: 404 });
  return { game, view: readWeekView(new URL(url).searchParams) };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api, queries, viewer } = context.get(appContext);
  const address = readAddress(params, request.url);
  const query = boardQuery(api, askedByWeek(address.view, address.game?.gameId ?? null, viewer));
  await queries.prefetchQuery(query);
  return data({ ...address, now: Date.now() }, { status: statusOf(queries, query) });
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { ...readAddress(params, request.url), now: Date.now() };
}

export default function Matches({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['matches', 'games']);
  const { game, view, now } = loaderData;
  const [renderedAt] = useState(now);
  const name = game && t(`games:${game.gameId}` as 'games:202');
  const title = name ? `${name} · ${t(`tab.${view}`)}` : t(`tab.${view}`);
  return (
    <RenderedAt value={renderedAt}>
      <Head title={title} path={matchesPath(game?.slug)} />
      <main id="content">
        <h1 className="sr-only">{title}</h1>
        <WeekBoard view={view} game={game} />
      </main>
    </RenderedAt>
  );
}
