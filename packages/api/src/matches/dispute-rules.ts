/** What can be wrong in a match (`agreement.ts`); each has its words in the console (`disputeRule.<name>`). */
export const disputeRules = [
  'periodsAndScore',
  'timelineAndScore',
  'statisticsAndScore',
  'aScoreBeforeTheStart',
  'playedBeforeItsDay',
  'winnerAndScore',
  'winnerOfAPeriod',
  'timelineAndPeriods',
  'sheetAndPeriods',
  'aScoreFalls',
  'aScoreRisesForTheOtherSide',
  'figures',
  'goalsAndShotsOnTarget',
  'twoTeamsInOnePlace',
  'aPlaceBeyondTheLast',
  'moreKillsThanPlayersOut',
  'moreRoundsThanPlanned',
  'sheetAndScore',
  'figuresOfTheSheet',
  'anInningsIsMissing',
  'targetAndRuns',
  'resultAndRuns',
  'theTimelineBreaksOff',
  'playsThatCanNotBe',
  'aPeriodThatCanNotBe',
  'moreThanIsNeededToWin',
] as const;
export type DisputeRule = (typeof disputeRules)[number];

/** A rule as it is written in the check of feeds: "played before its day". */
export type RuleInWords = Words<DisputeRule>;
type Words<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : ` ${Lowercase<First>}`}${Words<Rest>}`
  : '';
