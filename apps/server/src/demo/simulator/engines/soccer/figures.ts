import type { Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { told } from '../roster.ts';
import { Tally } from '../tally.ts';
import type { Match } from './match.ts';

export const newTally = () =>
  new Tally([
    'shots',
    'shotsOnTarget',
    'passes',
    'passesCompleted',
    'crosses',
    'corners',
    'offsides',
    'fouls',
    'saves',
    'duels',
    'duelsWon',
    'freeKicks',
    'throwIns',
    'yellowCards',
    'redCards',
  ]);

export function tellFigures({ book, tally }: Match): void {
  book.statistics([
    ...tally.spans().map((span) => possession(tally, span)),
    ...tally.list(),
    ...tally.shares('passAccuracy', 'passesCompleted', 'passes'),
  ]);
}

/** By the share of the passes, in whole percent. */
function possession(tally: Tally, period: string): Statistic {
  const passes = (side: Side) => tally.of(side, 'passes', period);
  const total = passes('home') + passes('away');
  const home = total === 0 ? 50 : Math.round((passes('home') / total) * 100);
  return { period, key: 'possession', home, away: 100 - home };
}

export function tellLineups({ book, squads }: Match): void {
  book.lineups([told(squads.home.roster), told(squads.away.roster)]);
}
