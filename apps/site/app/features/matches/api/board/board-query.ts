import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import { isTold } from '@xiongmao/api/matches/concealing/conceal';
import type { Board } from '@xiongmao/api/matches/shapes';
import { useApi } from '#app/platform/app-context.ts';
import { type BoardAddress, dayOfAddress } from './board-address.ts';

/** As many as one call gives by their ids. */
const pageSize = 100;

/** Which matches a list wants; `games` null for all. */
export type BoardSelection =
  | { kind: 'day'; day: string; zone: string; games: readonly number[] | null }
  | { kind: 'live'; games: readonly number[] | null }
  | { kind: 'favourites'; ids: readonly number[] }
  | { kind: 'schedule' | 'results'; zone: string; game: number | null };

/** What home's address asks the server for. */
export function askedBy(
  address: BoardAddress,
  viewer: { today: string; zone: string; favourites: Iterable<number> },
): BoardSelection {
  const day = dayOfAddress(address, viewer.today);
  if (day) return { kind: 'day', day, zone: viewer.zone, games: address.games };
  if (address.tab === 'live') return { kind: 'live', games: address.games };
  return askedFavourites(viewer.favourites);
}

/** The newest of the favourites, which come last. */
export function askedFavourites(favourites: Iterable<number>): BoardSelection {
  return { kind: 'favourites', ids: [...favourites].slice(-pageSize).sort((a, b) => a - b) };
}

const nothing: Board = { version: 0, leagues: {}, teams: {}, matches: [] };

async function fetchBoard(api: Client, asked: BoardSelection, signal: AbortSignal): Promise<Board> {
  switch (asked.kind) {
    case 'day': {
      const { day, zone, games } = asked;
      const query = { day, zone, gameIds: games?.join(',') };
      return api('GET /match/gameLivingFuture', { query }, { signal });
    }
    case 'live': {
      const query = { gameIds: asked.games?.join(',') };
      return api('GET /v2/match/getPCLiveGameMatch', { query }, { signal });
    }
    case 'favourites': {
      if (asked.ids.length === 0) return nothing;
      const body = { matchIds: [...asked.ids], pageSize };
      return api('POST /v2/match/getPCGameMatchByCondition', { body }, { signal });
    }
    default: {
      const body = { zone: asked.zone, gameId: asked.game ?? undefined };
      if (asked.kind === 'results')
        return api('POST /match/getSevenDayResults', { body }, { signal });
      return api('POST /match/getSevenDayMatch', { body }, { signal });
    }
  }
}

/** A list as it is held. `untold`: matches that it shows as they were told before it was fetched anew. */
export interface HeldBoard extends Board {
  untold?: readonly number[];
}

/**
 * Who wants no results of something is given lists without any, and told the others beside (`HiddenFeed`): what was
 * told so stays in sight until it is told anew.
 */
export function keepTold(fresh: Board, held: Board | undefined): HeldBoard {
  const states = new Map(held?.matches.map(({ id, state }) => [id, state]));
  const untold: number[] = [];
  const matches = fresh.matches.map((match) => {
    const before = match.state.concealed && states.get(match.id);
    if (!before || before.concealed || !isTold(before.status)) return match;
    untold.push(match.id);
    return { ...match, state: before };
  });
  return untold.length > 0 ? { ...fresh, matches, untold } : fresh;
}

/** A list of matches, whichever call gives it. The client tries again by itself. */
export function boardQuery(api: Client, asked: BoardSelection) {
  return queryOptions({
    queryKey: ['board', asked] as const,
    queryFn: async ({ signal, client, queryKey }) =>
      keepTold(await fetchBoard(api, asked, signal), client.getQueryData<Board>(queryKey)),
    retry: false,
  });
}

/** The list as a screen has it: what can stand for it is shown until it comes. */
export function useBoard(asked: BoardSelection) {
  const api = useApi();
  return useQuery({
    ...boardQuery(api, asked),
    placeholderData: (held, query) => held && query && narrow(held, query.queryKey[1], asked),
  });
}

/**
 * What is on screen, if it can stand for what is asked until that comes: the same day with fewer games,
 * or as another zone cuts it. Anything else would show matches under the wrong heading.
 */
export function narrow(
  held: Board,
  before: BoardSelection,
  asked: BoardSelection,
): Board | undefined {
  if (before.kind !== asked.kind) return undefined;
  if (before.kind === 'favourites') return held;
  if (before.kind === 'day' && asked.kind === 'day' && before.day !== asked.day) return undefined;
  const [had, wanted] = [gamesOf(before), gamesOf(asked)];
  if (had && !wanted?.every((game) => had.includes(game))) return undefined;
  if (!wanted) return held;
  return { ...held, matches: held.matches.filter(({ gameId }) => wanted.includes(gameId)) };
}

/** The games that a list is of; null for all. */
export function gamesOf(asked: BoardSelection): readonly number[] | null {
  if (asked.kind === 'favourites') return null;
  if ('games' in asked) return asked.games;
  return asked.game === null ? null : [asked.game];
}
