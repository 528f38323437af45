import { useQuery, useQueryClient } from '@tanstack/react-query';
import { applyBoardDelta } from '@xiongmao/api/matches/apply/apply-board';
import { type BoardDelta, type BoardStream, boards } from '@xiongmao/api/matches/events';
import type { Board } from '@xiongmao/api/matches/shapes';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useStream } from '#app/platform/live.ts';
import { createMayTell, keptReveals, keptSpoilers } from '#app/platform/spoilers/kept.ts';
import { useIsThere } from '#app/platform/spoilers/use-is-there.ts';
import { fetchTold, untoldOf, withTold } from '../../../api/board/beside.ts';
import { hasNews } from '../../../api/board/board-news.ts';
import {
  type BoardSelection,
  boardQuery,
  gamesOf,
  type HeldBoard,
} from '../../../api/board/board-query.ts';
import { useThrottled } from './use-throttled.ts';

/** Streams of games that are followed beside the one that tells nothing; a connection has some twenty. */
const mostGames = 12;

interface HiddenFeedProps {
  asked: BoardSelection;
  version: number;
}

/**
 * As `BoardFeed`, for who wants no results of something. The list came as to all of them, without any: what this one
 * may be told is fetched beside it and laid over it. What is hidden follows the stream that tells none, games of which
 * nothing is hidden their own.
 */
export default function HiddenFeed(props: HiddenFeedProps) {
  return useIsThere() ? <Beside {...props} /> : null;
}

function Beside({ asked, version }: HiddenFeedProps) {
  const api = useApi();
  const queries = useQueryClient();
  const query = boardQuery(api, asked);
  const { data: board, dataUpdatedAt } = useQuery({ ...query, enabled: false });
  // Fetched after a reveal, a list may be the same as before: it tells of nobody's.
  const revealed = dataUpdatedAt > 0 ? keptReveals() : '';
  const refetch = useThrottled(() => queries.invalidateQueries({ queryKey: query.queryKey }));
  const asking = useRef(false);
  /** Of which matches something is new that may be told. */
  const changed = useRef(new Set<number>());

  const lay = useEffectEvent(async (held: HeldBoard) => {
    const ids = new Set([...untoldOf(held), ...changed.current]);
    if (ids.size === 0 || asking.current) return;
    asking.current = true;
    changed.current.clear();
    try {
      const told = await fetchTold(api, [...ids]);
      queries.setQueryData(query.queryKey, (now) => now && withTold(now, { of: held, ids }, told));
    } catch {
      // What could not be had stays as it was, and is asked for with the next change.
      for (const id of ids) changed.current.add(id);
    } finally {
      asking.current = false;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is laid over it, too
  useEffect(() => {
    if (board) void lay(board);
  }, [board, revealed]);
  const look = useThrottled(() => {
    const held = queries.getQueryData<HeldBoard>(query.queryKey);
    if (held) void lay(held);
  });

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
  const onTold = (id: number) => {
    changed.current.add(id);
    look();
  };
  const feed = { asked, version, refetch, onTold };
  return (
    <>
      <Feed stream={`${name}:hidden`} {...feed} isFollowed={(gameId) => open.includes(gameId)} />
      {open.map((gameId) => (
        <Feed key={gameId} stream={`game:${gameId}`} {...feed} />
      ))}
    </>
  );
}

interface FeedProps extends HiddenFeedProps {
  stream: BoardDelta['stream'];
  refetch: () => void;
  /** A match that may be told has changed. */
  onTold: (id: number) => void;
  /** Games that another stream tells of. */
  isFollowed?: (gameId: number) => boolean;
}

function Feed({ asked, version, stream, refetch, onTold, isFollowed = () => false }: FeedProps) {
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
      onTold(id);
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
