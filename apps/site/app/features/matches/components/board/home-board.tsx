import { useQueryClient } from '@tanstack/react-query';
import type { Board } from '@xiongmao/api/matches/shapes';
import { formatDay } from '@xiongmao/i18n/format';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { type ReactNode, useMemo } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useZonePreparation } from '#app/platform/zone.tsx';
import { dayOfAddress, selectedTab } from '../../api/board/board-address.ts';
import { askedBy, boardQuery, useBoard } from '../../api/board/board-query.ts';
import { isLive } from '../../api/board/league-groups.ts';
import { useBoardAddress } from '../../api/board/use-board-address.ts';
import { useToday } from '../../api/board/use-today.ts';
import { useFavourites } from '../../api/favourites/use-favourites.ts';
import { useWide } from '../use-wide.ts';
import { BoardBody } from './board-body.tsx';
import { BoardProvider, useNewBoardView } from './board-context.tsx';
import { BoardList } from './board-list.tsx';
import { BoardEmpty } from './board-states.tsx';
import { BoardSide, GamesRail } from './columns/side-columns.tsx';
import { BoardDays } from './days/board-days.tsx';
import { DayStrip } from './days/day-strip.tsx';
import { BoardTabs } from './tools/board-tabs.tsx';
import { BoardTools } from './tools/board-tools.tsx';
import { GameTabs } from './tools/game-tabs.tsx';

interface HomeBoardProps {
  /** What another feature shows above the list, of a height that stays. */
  above?: ReactNode;
  /** What another feature shows beside the list, or below it where there is no room. */
  beside?: ReactNode;
  /** What another feature shows below it all. */
  below?: ReactNode;
}

/** Home: the day's matches, and the ways to other days, games and favourites. */
export function HomeBoard({ above, beside, below }: HomeBoardProps) {
  const view = useNewBoardView();
  const { t, locale, zone } = view;
  const api = useApi();
  const queries = useQueryClient();
  const today = useToday();
  const wide = useWide();
  const address = useBoardAddress();
  const favourites = useFavourites(address.tab === 'favourites');
  const asked = askedBy(address, { today, zone, favourites });
  const query = useBoard(asked);
  const day = dayOfAddress(address, today);
  useZonePreparation((next) => {
    const viewer = { today: zonedDay(new Date(), next), zone: next, favourites };
    return queries.prefetchQuery(boardQuery(api, askedBy(address, viewer)));
  });
  const toCome = address.tab === 'notStarted' && !address.day;
  const board = useMemo(() => (toCome ? notStarted(query.data) : query.data), [query.data, toCome]);
  const live = asked.kind === 'live' || day === today ? countLive(query.data) : null;
  const place = { address, day: day ?? today, today };

  return (
    <BoardProvider value={view}>
      <div className="mx-auto grid w-full max-w-[90rem] gap-x-6 md:px-4 xl:grid-cols-[13rem_minmax(0,1fr)_20rem]">
        <GamesRail {...place} />
        <div className="min-w-0">
          <GameTabs address={address} />
          <div className="flex items-center border-b border-line">
            <BoardTabs address={address} today={today} live={live} />
            <BoardTools {...place} />
          </div>
          {day && (
            <div className={selectedTab(address, today) ? 'hidden md:block' : ''}>
              <DayStrip address={address} day={day} today={today} />
            </div>
          )}
          {above}
          <h2 className="sr-only">{day ? formatDay(day, locale) : t(`tab.${address.tab}`)}</h2>
          <div className="pt-1">
            <BoardBody
              asked={asked}
              query={query}
              board={board}
              empty={<BoardEmpty address={address} day={day} today={today} />}
            >
              {(shown) =>
                asked.kind === 'favourites' ? (
                  <BoardDays key={zone} board={shown} today={today} />
                ) : (
                  <BoardList key={JSON.stringify([asked, toCome])} board={shown} day={day} />
                )
              }
            </BoardBody>
          </div>
          {!wide && <div className="pt-3 xl:hidden">{beside}</div>}
          {below}
        </div>
        <BoardSide {...place} board={query.data}>
          {beside}
        </BoardSide>
      </div>
    </BoardProvider>
  );
}

function notStarted(board: Board | undefined): Board | undefined {
  if (!board) return undefined;
  const matches = board.matches.filter(({ state }) => state.status === 'notStarted');
  return { ...board, matches };
}

function countLive(board: Board | undefined): number | null {
  return board ? board.matches.filter(isLive).length : null;
}
