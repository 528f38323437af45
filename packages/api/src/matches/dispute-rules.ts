/** What can be wrong in a match (`agreement.ts`); each has its words in the console (`disputeRule.<name>`). */
export const disputeRules = [
  'periodsAndScore',
  'timelineAndScore',
  'statisticsAndScore',
  'aScoreBeforeTheStart',
  'winnerAndScore',
  'winnerOfAPeriod',
  'timelineAndPeriods',
  'aScoreFalls',
  'aScoreRisesForTheOtherSide',
  'figures',
] as const;
export type DisputeRule = (typeof disputeRules)[number];
