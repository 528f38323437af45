import type { ShownState } from '@xiongmao/api/matches/shapes';

/** Whether a score that changed was set by hand, or given back to its source: nobody has scored. */
export const setByHand = (...states: readonly Pick<ShownState, 'fixed'>[]): boolean =>
  states.some(({ fixed }) => fixed?.includes('score'));
