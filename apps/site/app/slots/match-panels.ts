import { matchPanels } from '#app/features/matches/components/detail/panels/panels.ts';

/** A match's panels, those of other features among them. */
export const panels = matchPanels({
  experts: () => import('#app/features/experts/components/match/plans-of-match.tsx'),
});
