import type { Client } from '@xiongmao/api/client';
import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';
import { createMayTell } from '#app/platform/spoilers/kept.ts';

/** As many as one call gives by their ids. */
const pageSize = 100;

/** Of a list that tells nobody's results, the matches that this viewer may be told. */
export function untoldOf(board: Pick<Board, 'matches'>): number[] {
  const mayTell = createMayTell();
  return board.matches
    .filter((match) => match.state.concealed && mayTell(match))
    .map(({ id }) => id);
}

/** The list with these laid over it, as they may be told. */
export async function withTold(api: Client, board: Board, ids: readonly number[]): Promise<Board> {
  const told = new Map<number, BoardMatch>();
  for (let from = 0; from < ids.length; from += pageSize) {
    const body = { matchIds: ids.slice(from, from + pageSize), pageSize };
    const found = await api('POST /v2/match/getPCGameMatchByCondition', { body });
    for (const match of found.matches) told.set(match.id, match);
  }
  return { ...board, matches: board.matches.map((match) => told.get(match.id) ?? match) };
}
