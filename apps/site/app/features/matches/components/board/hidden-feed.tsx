import { useQueryClient } from '@tanstack/react-query';
import { applyBoardDelta } from '@xiongmao/api/matches/apply/apply-board';
import { type BoardDelta, type BoardStream, boards } from '@xiongmao/api/matches/events';
import type { Board } from '@xiongmao/api/matches/shapes';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useStream } from '#app/platform/live.ts';
import { createMayTell, keptSpoilers } from '#app/platform/spoilers/kept.ts';
import { untoldOf } from '../../api/board/beside.ts';
import { hasNews } from '../../api/board/board-news.ts';
import { type Asked, boardQuery, gamesOf } from '../../api/board/board-query.ts';
import { useThrottled } from './use-throttled.ts';

/** Streams of games that are followed beside the one that tells nothing; a connection has some twenty. */
const mostGames = 12;

interface HiddenFeedProps {
  asked: Asked;
  version: number;
}

/**
 * As `BoardFeed`, for who wants no results of something: what is hidden follows the stream that tells none, games
 * of which nothing is hidden their own.
 */
export default function HiddenFeed({ asked, version }: HiddenFeedProps) {
  const queries = useQueryClient();
  const query = boardQuery(useApi(), asked);
  const refetch = useThrottled(() => queries.invalidateQueries({ queryKey: query.queryKey }));
  const board = queries.getQueryData<Board>(query.queryKey);
  const begin = useEffectEvent(() => {
    // The page came as to all of them.
    if (board && untoldOf(board).length > 0) refetch();
  });
  useEffect(() => begin(), []);

  const { all, games, leagues } = keptSpoilers();
  // Which game a hidden league is of, one does not know: then what changes is asked for.
  const open =
    all || leagues.length > 0
      ? []
      : [...new Set(board?.matches.map(({ gameId }) => gameId))]
          .filter((gameId) => !games.includes(gameId))
          .slice(0, mostGames);
  const wanted = gamesOf(asked);
  const name: BoardStream = wanted?.length === 1 ? `game:${wanted[0]!}` : 'all';
  return (
    <>
      <Feed
        stream={`${name}:hidden`}
        {...{ asked, version, refetch }}
        isFollowed={(gameId) => open.includes(gameId)}
      />
      {open.map((gameId) => (
        <Feed key={gameId} stream={`game:${gameId}`} {...{ asked, version, refetch }} />
      ))}
    </>
  );
}

interface FeedProps extends HiddenFeedProps {
  stream: NonNullable<BoardDelta['stream']>;
  refetch: () => void;
  /** Games that another stream tells of. */
  isFollowed?: (gameId: number) => boolean;
}

function Feed({ asked, version, stream, refetch, isFollowed = () => false }: FeedProps) {
  const queries = useQueryClient();
  const query = boardQuery(useApi(), asked);
  const mayTell = createMayTell();

  function onDelta(delta: BoardDelta): void {
    const board = queries.getQueryData<Board>(query.queryKey);
    // Several streams tell of one list: each counts for itself, from what was fetched.
    if (!board || delta.v <= board.version) return;
    if (hasNews(asked, board, delta)) refetch();
    const held = new Map(board.matches.map((match) => [match.id, match]));
    const matches = delta.matches.filter(({ id, gameId, state }) => {
      if (isFollowed(gameId)) return false;
      const match = held.get(id);
      if (!state.concealed || !match || !mayTell(match)) return true;
      refetch();
      return false;
    });
    const next = applyBoardDelta(board, { ...delta, matches });
    queries.setQueryData(query.queryKey, { ...next, version: board.version });
  }

  useStream(boards, stream, version, {
    onDelta,
    resync: async () => (await queries.fetchQuery({ ...query, staleTime: 0 })).version,
  });
  return null;
}
