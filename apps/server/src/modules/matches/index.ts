export { contradictionsIn } from './apply/agreement/agreement.ts';
export type { Known } from './apply/agreement/known.ts';
export {
  applyAbsences,
  applyActions,
  applyLineups,
  applyLinks,
  applySheets,
  applyStatistics,
  tellsFigures,
} from './apply/apply-details.ts';
export { applyFixtures, type FixtureFact } from './apply/apply-fixtures.ts';
export { applyIncidents } from './apply/apply-incidents.ts';
export { applyLobbies } from './apply/apply-lobbies.ts';
export { applyStates } from './apply/apply-states.ts';
export { announce, type Change, raiseFlags } from './apply/changes.ts';
export { type Checked, checkMatches, markDisputes, markEarlierDisputes } from './apply/disputes.ts';
export { findFull } from './apply/find-full.ts';
export { goalScored } from './apply/goal-scored.ts';
export { findKnownFixtures, type KnownFixture } from './apply/known-fixtures.ts';
export { matchDecided } from './apply/match-decided.ts';
export { withoutPoorer } from './apply/poorer-files.ts';
export { wordsOf } from './apply/precedence.ts';
export { followFoundSides } from './apply/same/found-sides.ts';
export { joinSameMatches } from './apply/same/same-match.ts';
export { boardOf, foundBoardOf } from './board/board-of.ts';
export { findMatchIds, findUnfinished, type MatchIds } from './board/find-match-ids.ts';
export { findSeasonMatches, type SeasonMatchRow } from './board/season-matches.ts';
export {
  isHiddenFrom,
  placeOfNamed,
  placesBy,
  placesOf,
  whereaboutsBy,
} from './concealing/places.ts';
export { findLobbies } from './detail/find-lobbies.ts';
export { requireMatch } from './detail/get-match.ts';
export { findFixes } from './fixes/find-fixes.ts';
export type { Fixes } from './fixes/fixes.ts';
export { linkByRule } from './links/link-by-rule.ts';
export { matchesJoined } from './links/matches-joined.ts';
export type { Stake } from './links/stake.ts';
export { type Heard, hear } from './live/hear.ts';
export { resultTold } from './live/result-told.ts';
export { originOf } from './origin.ts';
export { rowsOf } from './rows-of.ts';
export { getTables, getTrees } from './standings/get-standings.ts';
export { seasonFacts } from './standings/season-facts.ts';
export { oneOf, statusesOf } from './statuses.ts';
