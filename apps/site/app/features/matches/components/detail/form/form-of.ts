import type { BoardMatch } from '@xiongmao/api/matches/shapes';

export type FormResult = 'win' | 'draw' | 'loss';

/** How a match ended for a team; null when its winner is not known, or it played under another name. */
export function resultFor(
  teamId: number,
  {
    homeId,
    awayId,
    state,
  }: Pick<BoardMatch, 'homeId' | 'awayId'> & {
    state: Pick<BoardMatch['state'], 'winner'>;
  },
): FormResult | null {
  if (state.winner === null || (homeId !== teamId && awayId !== teamId)) return null;
  if (state.winner === 'draw') return 'draw';
  return (state.winner === 'home') === (homeId === teamId) ? 'win' : 'loss';
}
