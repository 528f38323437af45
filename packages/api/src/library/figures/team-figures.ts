import type { SportKey } from '../../catalogue/sports.ts';
import { counts, type FigureTable, low, rate, share, sum, table } from './figure.ts';

/** What every team has that has played. */
const won = [
  ...counts('wins', 'draws'),
  ...low(...counts('losses')),
  share('winShare', 'wins', 'played'),
  ...sum('scored'),
  ...low(...sum('conceded')),
];
const results = table('results', 'wins', ...won);
const resultsInGoals = table('results', 'wins', ...won, ...counts('cleanSheets'));

/** Besides its results, in each sport. */
const further: Record<SportKey, readonly FigureTable[]> = {
  soccer: [
    table(
      'attack',
      'shots',
      ...sum('shots', 'shotsOnTarget'),
      share('shotAccuracy', 'shotsOnTarget', 'shots'),
      ...sum('corners', 'crosses', 'offsides'),
    ),
    table(
      'passing',
      'passes',
      ...sum('passes', 'passesCompleted'),
      share('passAccuracy', 'passesCompleted', 'passes'),
    ),
    table(
      'defence',
      'duels',
      ...sum('duels', 'duelsWon'),
      share('duelsWonShare', 'duelsWon', 'duels'),
      ...sum('clearances', 'saves'),
      ...low(...sum('fouls', 'yellowCards', 'redCards')),
    ),
  ],
  basketball: [
    table(
      'shooting',
      'fieldGoalsMade',
      ...sum('fieldGoalsMade', 'fieldGoalsAttempted'),
      share('fieldGoalPercentage', 'fieldGoalsMade', 'fieldGoalsAttempted'),
      ...sum('threePointersMade', 'threePointersAttempted'),
      share('threePointPercentage', 'threePointersMade', 'threePointersAttempted'),
      ...sum('freeThrowsMade', 'freeThrowsAttempted'),
      share('freeThrowPercentage', 'freeThrowsMade', 'freeThrowsAttempted'),
    ),
    table(
      'general',
      'rebounds',
      ...sum('rebounds', 'offensiveRebounds', 'defensiveRebounds'),
      ...sum('assists', 'steals', 'blocks'),
      ...low(...sum('turnovers', 'fouls')),
    ),
  ],
  tennis: [
    table(
      'service',
      'aces',
      ...sum('aces'),
      ...low(...sum('doubleFaults')),
      share('firstServePercentage', 'firstServes', 'servicePoints'),
      share('firstServeWonPercentage', 'firstServePointsWon', 'firstServes'),
      ...sum('breakPointsSaved'),
    ),
    table('return', 'breakPointsWon', ...sum('breakPointsWon', 'breakPoints', 'pointsWon')),
  ],
  volleyball: [
    table(
      'attack',
      'kills',
      ...sum('attacks', 'kills'),
      ...low(...sum('attackErrors')),
      share('killShare', 'kills', 'attacks'),
      ...sum('blocks', 'digs'),
    ),
    table('service', 'aces', ...sum('serves', 'aces'), ...low(...sum('serveErrors'))),
    table(
      'reception',
      'receptions',
      ...sum('receptions', 'perfectReceptions'),
      share('perfectReceptionShare', 'perfectReceptions', 'receptions'),
      ...low(...sum('receptionErrors')),
    ),
  ],
  baseball: [
    table(
      'batting',
      'hits',
      ...sum('atBats', 'hits'),
      rate('battingAverage', 'hits', 'atBats', 3),
      ...sum('doubles', 'triples', 'homeRuns', 'runsBattedIn', 'walks'),
      ...low(...sum('strikeouts')),
      ...sum('stolenBases'),
      ...low(...sum('leftOnBase', 'errors')),
    ),
  ],
  cricket: [
    table('batting', 'runs', ...sum('runs', 'fours', 'sixes')),
    table('bowling', 'wickets', ...sum('wickets'), ...low(...sum('extras', 'wides', 'noBalls'))),
  ],
  americanFootball: [
    table(
      'attack',
      'totalYards',
      ...sum('totalYards', 'passingYards', 'rushingYards', 'firstDowns'),
      share('thirdDownShare', 'thirdDownsConverted', 'thirdDowns'),
      ...low(...sum('turnovers', 'timesSacked', 'penalties', 'penaltyYards')),
    ),
  ],
  roundsBestOf: [
    table(
      'general',
      'kills',
      ...sum('kills', 'headshots'),
      share('headshotPercentage', 'headshots', 'kills'),
      ...sum('assists', 'firstKills', 'bombsPlanted', 'bombsDefused'),
    ),
  ],
  mobaBestOf: [
    table('general', 'kills', ...sum('kills', 'towers', 'roshans', 'barons', 'dragons')),
  ],
  snooker: [],
  tableTennis: [],
  badminton: [],
  pointsBestOf: [],
  battleRoyale: [],
  generic: [],
};

/** What is counted of a team in each sport: results of all, then what its sport tells of matches. */
export const teamFigures = (sport: SportKey): readonly FigureTable[] => [
  sport === 'soccer' ? resultsInGoals : results,
  ...further[sport],
];
