import { useQueryClient } from '@tanstack/react-query';
import { applyBoardDelta } from '@xiongmao/api/matches/apply/apply-board';
import { type BoardDelta, boards } from '@xiongmao/api/matches/events';
import type { Board } from '@xiongmao/api/matches/shapes';
import { classifyDelta } from '@xiongmao/api/realtime/versions';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useStream } from '#app/platform/live.ts';
import { hasNews } from '../../../api/board/board-news.ts';
import { type BoardSelection, boardQuery, gamesOf } from '../../../api/board/board-query.ts';
import { useThrottled } from './use-throttled.ts';

/** ms out of sight after which a list is fetched anew. */
const longAway = 60_000;

export interface FeedProps {
  asked: BoardSelection;
  version: number;
}

/**
 * Keeps a list current while it is on screen. Mount it anew (by key) for another list: each is followed
 * from its own version.
 */
export default function BoardFeed({ asked, version }: FeedProps) {
  const queries = useQueryClient();
  const api = useApi();
  const query = boardQuery(api, asked);
  const refetch = useThrottled(() => queries.invalidateQueries({ queryKey: query.queryKey }));
  const games = gamesOf(asked);

  function onDelta(delta: BoardDelta): void {
    const board = queries.getQueryData<Board>(query.queryKey);
    if (!board) return;
    const fit = classifyDelta(board.version, delta);
    if (fit === 'gap') refetch();
    if (fit !== 'apply') return;
    queries.setQueryData(query.queryKey, applyBoardDelta(board, delta));
    if (hasNews(asked, board, delta)) refetch();
  }

  useStream(boards, games?.length === 1 ? `game:${games[0]!}` : 'all', version, {
    onDelta,
    resync: async () => (await queries.fetchQuery({ ...query, staleTime: 0 })).version,
  });
  useReturn(longAway, refetch);
  return null;
}

/** Runs when the page is looked at again after so many ms. */
function useReturn(away: number, run: () => void): void {
  const onReturn = useEffectEvent(run);
  useEffect(() => {
    let left = 0;
    function look(): void {
      if (document.hidden) left = Date.now();
      else if (left > 0 && Date.now() - left > away) onReturn();
    }
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [away]);
}
