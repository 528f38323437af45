export { applyActions, applyLineups, applyStatistics } from './apply-details.ts';
export { applyFixtures } from './apply-fixtures.ts';
export { applyIncidents } from './apply-incidents.ts';
export { applyStates } from './apply-states.ts';
export { announce, type Change } from './changes.ts';
export { eraseFavourites } from './favourites.ts';
export { findMatchIds, findUnfinished, type MatchIds } from './find-match-ids.ts';
export { type Heard, hear } from './hear.ts';
export { createMatches, type Matches } from './matches.ts';
