import { isResultSure } from '@xiongmao/api/matches/disputes';
import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import type { FormResult } from '#app/shared/games/form-dots.tsx';

type Ended = Pick<BoardMatch, 'homeId' | 'awayId'> & {
  state: Pick<BoardMatch['state'], 'winner' | 'disputed'>;
};

/** How a match ended for a team; null when its winner is not known, or it played under another name. */
export function resultFor(teamId: number, { homeId, awayId, state }: Ended): FormResult | null {
  if (homeId !== teamId && awayId !== teamId) return null;
  if (!isResultSure(state)) return 'disputed';
  if (state.winner === null || state.winner === 'draw') return state.winner;
  return (state.winner === 'home') === (homeId === teamId) ? 'win' : 'loss';
}
