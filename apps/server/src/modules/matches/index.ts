export {
  announce,
  applyActions,
  applyFixtures,
  applyIncidents,
  applyLineups,
  applyStates,
  applyStatistics,
  type Change,
  findMatchIds,
  hear,
  type MatchIds,
} from './apply-facts.ts';
export { createMatches, type Matches } from './matches.ts';
