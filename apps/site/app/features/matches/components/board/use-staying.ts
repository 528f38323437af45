import type { Board } from '@xiongmao/api/matches/shapes';
import { useState } from 'react';

/**
 * A list of live matches from which none leaves while one looks: what has ended stays where it is, as it
 * ended. Mounted anew, the list begins with what is live.
 */
export function useStaying(stays: boolean, board: Board | undefined): Board | undefined {
  const [held, hold] = useState({ board, shown: board });
  if (!stays || held.board === board) return stays ? held.shown : board;
  const shown = withThoseWhoLeft(held.shown, board);
  hold({ board, shown });
  return shown;
}

export function withThoseWhoLeft(
  before: Board | undefined,
  now: Board | undefined,
): Board | undefined {
  if (!before || !now) return now;
  const there = new Set(now.matches.map(({ id }) => id));
  const left = before.matches.filter(({ id }) => !there.has(id));
  if (left.length === 0) return now;
  return {
    ...now,
    leagues: { ...before.leagues, ...now.leagues },
    teams: { ...before.teams, ...now.teams },
    matches: [...now.matches, ...left],
  };
}
