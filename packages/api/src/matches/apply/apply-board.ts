import type { BoardDelta } from '../events.ts';
import type { Board } from '../shapes.ts';

/** The board after a delta. Matches that it does not hold are left out: their names are not known here. */
export function applyBoardDelta(board: Board, delta: BoardDelta): Board {
  const changes = new Map(delta.matches.map((change) => [change.id, change]));
  const matches = board.matches.map((match) => {
    const change = changes.get(match.id);
    return change ? { ...match, ...change.fixture, state: change.state } : match;
  });
  return { ...board, version: delta.v, matches };
}
