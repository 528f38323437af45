import { QueryClient } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import { concealMatch } from '@xiongmao/api/matches/concealing/conceal';
import type { Board, BoardMatch, ShownState } from '@xiongmao/api/matches/shapes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { untoldOf, withTold } from './beside.ts';
import { readBoardAddress } from './board-address.ts';
import { askedBy, type BoardSelection, boardQuery, type HeldBoard, narrow } from './board-query.ts';

afterEach(() => void vi.unstubAllGlobals());

const viewer = { today: '2026-03-01', zone: 'Asia/Shanghai', favourites: new Set([9, 3]) };
const asked = (search: string) => askedBy(readBoardAddress(new URLSearchParams(search)), viewer);

describe("what home's address asks for", () => {
  it('is a day, the live matches or the favourites', () => {
    expect(asked('tab=notStarted')).toMatchObject({ kind: 'day', day: '2026-03-01', games: null });
    expect(asked('tab=tomorrow&games=202')).toMatchObject({ day: '2026-03-02', games: [202] });
    expect(asked('tab=live')).toEqual({ kind: 'live', games: null });
    expect(asked('tab=favourites&games=202')).toEqual({ kind: 'favourites', ids: [3, 9] });
  });
});

describe('what stands on screen while more is fetched', () => {
  const held = {
    matches: [{ gameId: 202 }, { gameId: 201 }] as BoardMatch[],
  } as Board;
  const day = (
    games: number[] | null,
    date = '2026-03-01',
    zone = 'Asia/Shanghai',
  ): BoardSelection => ({
    kind: 'day',
    day: date,
    zone,
    games,
  });

  it('is the same day, cut down to the games wanted', () => {
    expect(narrow(held, day(null), day([201]))?.matches).toEqual([{ gameId: 201 }]);
    expect(narrow(held, day(null), day(null, '2026-03-01', 'Europe/Paris'))).toBe(held);
  });

  it('is nothing where matches would be missing or wrong', () => {
    expect(narrow(held, day([202]), day(null))).toBeUndefined();
    expect(narrow(held, day([202]), day([202, 201]))).toBeUndefined();
    expect(narrow(held, day(null), day(null, '2026-03-02'))).toBeUndefined();
    expect(narrow(held, day(null), { kind: 'live', games: null })).toBeUndefined();
  });
});

describe('a list of who hides a sport', () => {
  const match = (id: number, status: string, score: number | null, gameId = 206) =>
    ({
      ...{ id, gameId, leagueId: 1 },
      state: { status, score: score && { home: score, away: 0 } } as ShownState,
    }) as BoardMatch;
  const board = (...matches: BoardMatch[]) =>
    ({ version: 1, leagues: {}, teams: {}, matches }) as unknown as Board;
  const scores = ({ matches }: Board) => matches.map(({ state }) => state.score?.home ?? null);
  const live: BoardSelection = { kind: 'live', games: null };

  /** Fetched anew, as the server gives it to all who hide anything. */
  async function refetched(held: Board, fresh: Board): Promise<HeldBoard> {
    const queries = new QueryClient();
    const concealed = { ...fresh, matches: fresh.matches.map(concealMatch) };
    const query = boardQuery((async () => concealed) as unknown as Client, live);
    queries.setQueryData(query.queryKey, held);
    return queries.fetchQuery({ ...query, staleTime: 0 });
  }

  it('keeps on screen what it was told while it is fetched anew, and has it told anew', async () => {
    vi.stubGlobal('document', { cookie: 'spoilers=202-' });
    const held = board(match(1, 'live', 3), concealMatch(match(2, 'live', 5, 202)));
    const now = await refetched(held, board(match(1, 'live', 4), match(2, 'live', 6, 202)));
    expect(scores(now)).toEqual([3, null]);
    expect(untoldOf(now)).toEqual([1]);
    const asked = { of: now, ids: new Set([1]) };
    const told = withTold(now, asked, [match(1, 'live', 4)]);
    expect(scores(told)).toEqual([4, null]);
    expect(untoldOf(told)).toEqual([]);
  });

  it('is told nothing of what has begun since', async () => {
    const held = board(match(1, 'notStarted', null));
    const now = await refetched(held, board(match(1, 'live', 1)));
    expect(now.matches[0]?.state.concealed).toBe(true);
  });

  it('keeps what came while it asked', () => {
    const before = board(match(1, 'live', 3));
    const after = board(match(1, 'live', 4));
    const asked = { of: before, ids: new Set([1]) };
    expect(scores(withTold(after, asked, [match(1, 'live', 3)]))).toEqual([4]);
  });
});
