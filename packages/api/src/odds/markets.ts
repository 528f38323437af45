import { gameById } from '../catalogue/games.ts';
import { type Sport, type SportKey, sports } from '../catalogue/sports.ts';
import type { OddsPick } from './kinds.ts';
import type { ToldOdds } from './shapes.ts';

/** Whether a draw is offered of a full match: where one is rare, it is not. */
export const offersDraw: Readonly<Record<SportKey, boolean>> = {
  soccer: true,
  basketball: false,
  tennis: false,
  snooker: false,
  volleyball: false,
  tableTennis: false,
  badminton: false,
  baseball: false,
  cricket: true,
  americanFootball: false,
  mobaBestOf: false,
  roundsBestOf: false,
  pointsBestOf: false,
  battleRoyale: false,
  generic: true,
};

/** The picks of a market, in the order of its columns; empty where nothing is offered. */
export function oddsPicksOf(gameId: number, market: ToldOdds['market']): readonly OddsPick[] {
  const game = gameById(gameId);
  if (!game || (sports[game.sport] as Sport).lobby) return [];
  if (market === 'total') return ['over', 'under'];
  return market === 'winner' && offersDraw[game.sport]
    ? ['home', 'draw', 'away']
    : ['home', 'away'];
}

/** What is wrong with odds of a match of a game; null where they make sense. */
export function oddsAmiss({ market, prices }: ToldOdds, gameId: number): string | null {
  const expected = oddsPicksOf(gameId, market);
  const given = Object.keys(prices);
  const isRight = given.length === expected.length && expected.every((pick) => pick in prices);
  return isRight ? null : `odds.prices: expected ${expected.join(', ') || 'none'} of this game`;
}

/** The same odds with the other side at home. */
export function turnOdds(odds: ToldOdds): ToldOdds {
  if (odds.market === 'total') return odds;
  const { home, away } = odds.prices;
  if (odds.market === 'winner') {
    return { ...odds, prices: { ...odds.prices, home: away, away: home } };
  }
  // Not -0, which JSON does not know.
  return { ...odds, line: 0 - odds.line, prices: { home: away, away: home } };
}
