import { useQueryClient } from '@tanstack/react-query';
import { type Game, gameByName, games } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useMemo } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { isPlain, Link } from '#app/platform/link.tsx';
import { useZonePreparation } from '#app/platform/zone.tsx';
import { type GameChip, GameChips } from '#app/shared/games/game-chips.tsx';
import { GameLogo } from '#app/shared/games/game-logo.tsx';
import { useChosen } from '#app/shared/list/use-chosen.ts';
import { boardQuery, useBoard } from '../../../api/board/board-query.ts';
import { useToday } from '../../../api/board/use-today.ts';
import { askedByWeek, type WeekView, weekPath, weekViews } from '../../../api/board/week-view.ts';
import { useFavourites } from '../../../api/favourites/use-favourites.ts';
import { BoardBody } from '../board-body.tsx';
import { BoardProvider, useNewBoardView } from '../board-context.tsx';
import { BoardSide } from '../columns/side-columns.tsx';
import { BoardDays } from './board-days.tsx';

interface WeekBoardProps {
  view: WeekView;
  /** Null for all games. */
  game: Game | null;
}

/** Matches of seven days under their days, by game: what comes, what was, and the favourites. */
export function WeekBoard({ view, game }: WeekBoardProps) {
  const context = useNewBoardView();
  const { t, zone } = context;
  const api = useApi();
  const queries = useQueryClient();
  const today = useToday();
  const favourites = useFavourites(view === 'favourites');
  const gameId = game?.gameId ?? null;
  const asked = askedByWeek(view, gameId, { zone, favourites });
  const query = useBoard(asked);
  useZonePreparation((next) =>
    queries.prefetchQuery(boardQuery(api, askedByWeek(view, gameId, { zone: next, favourites }))),
  );
  const board = useMemo(() => {
    if (!query.data || view !== 'favourites' || gameId === null) return query.data;
    const matches = query.data.matches.filter((match) => match.gameId === gameId);
    return { ...query.data, matches };
  }, [query.data, view, gameId]);

  const home = { tab: 'today', day: null, games: gameId === null ? null : [gameId] } as const;

  return (
    <BoardProvider value={context}>
      <div className="mx-auto grid w-full max-w-[90rem] gap-x-6 md:px-4 xl:grid-cols-[13rem_minmax(0,1fr)_20rem]">
        <WeekGames view={view} game={game} />
        <div className="min-w-0">
          <WeekViews view={view} game={game} />
          <div className="pt-1">
            <BoardBody
              asked={asked}
              query={query}
              board={board}
              empty={
                <EmptyState
                  text={t(`empty.${view}`)}
                  hint={view === 'favourites' ? t('empty.favouritesHint') : undefined}
                >
                  <WayOn view={view} game={game} />
                </EmptyState>
              }
            >
              {(shown) => <BoardDays key={JSON.stringify(asked)} board={shown} today={today} />}
            </BoardBody>
          </div>
        </div>
        <BoardSide address={home} day={today} today={today} board={board} />
      </div>
    </BoardProvider>
  );
}

function WeekGames({ view, game }: WeekBoardProps) {
  const { t } = useTranslation(['matches', 'games']);
  const all = { key: 'all', text: t('tab.all'), to: weekPath(view, null), chosen: game === null };
  const chips = games.map(({ gameId, slug }) => ({
    key: slug,
    text: t(`games:${gameId}` as 'games:202'),
    to: weekPath(view, slug),
    chosen: game?.gameId === gameId,
  }));
  return (
    <>
      <GameChips label={t('filter.sports')} chips={[all, ...chips]} className="xl:hidden" />
      <GameList label={t('filter.sports')} chips={[all, ...chips]} />
    </>
  );
}

/** The same games beside the list, where there is room. */
function GameList({ label, chips }: { label: string; chips: readonly GameChip[] }) {
  return (
    <nav aria-label={label} className="hidden xl:block">
      <ul className="sticky top-2 max-h-[calc(100dvh-1rem)] overflow-y-auto">
        {chips.map(({ key, text, to, chosen }) => (
          <li key={key}>
            <Link
              to={to}
              aria-current={chosen ? 'true' : undefined}
              className="flex min-h-9 items-center gap-2 rounded-sm px-3 text-sm text-muted -outline-offset-2 hover:bg-surface hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <GameLogo game={gameByName(key)} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WeekViews({ view, game }: WeekBoardProps) {
  const { t } = useTranslation('matches');
  const [chosen, choose] = useChosen(view);
  return (
    <nav
      aria-label={t('tab.label')}
      className="scrollbar-none overflow-x-auto border-b border-line"
    >
      <ul className="flex">
        {weekViews.map((other) => (
          <li key={other}>
            <Link
              to={weekPath(other, game?.slug ?? null)}
              onClick={(event) => isPlain(event) && choose(other)}
              aria-current={other === chosen ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`tab.${other}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** From an empty list to one that may have something: results for a schedule, else the schedule. */
function WayOn({ view, game }: WeekBoardProps) {
  const { t } = useTranslation('matches');
  const other = view === 'schedule' ? 'results' : 'schedule';
  return (
    <Link
      to={weekPath(other, game?.slug ?? null)}
      className="inline-flex min-h-11 items-center rounded-sm bg-raised px-4 text-sm md:min-h-9"
    >
      {t(`tab.${other}`)}
    </Link>
  );
}
