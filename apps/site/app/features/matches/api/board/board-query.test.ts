import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { readBoardAddress } from './board-address.ts';
import { type Asked, askedBy, narrow } from './board-query.ts';

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
  const day = (games: number[] | null, date = '2026-03-01', zone = 'Asia/Shanghai'): Asked => ({
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
