import { told } from '../roster.ts';
import { Tally } from '../tally.ts';
import type { Game } from './game.ts';

export const newTally = () =>
  new Tally([
    'fieldGoalsMade',
    'fieldGoalsAttempted',
    'threePointersMade',
    'threePointersAttempted',
    'freeThrowsMade',
    'freeThrowsAttempted',
    'rebounds',
    'offensiveRebounds',
    'assists',
    'steals',
    'blocks',
    'turnovers',
    'personalFouls',
  ]);

export function tellFigures({ book, tally }: Game): void {
  book.statistics([
    ...tally.list(),
    ...tally.shares('fieldGoalPercentage', 'fieldGoalsMade', 'fieldGoalsAttempted'),
    ...tally.shares('threePointPercentage', 'threePointersMade', 'threePointersAttempted'),
    ...tally.shares('freeThrowPercentage', 'freeThrowsMade', 'freeThrowsAttempted'),
  ]);
}

export function tellLineups({ book, squads }: Game): void {
  book.lineups([told(squads.home.roster), told(squads.away.roster)]);
}
