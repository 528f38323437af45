import { gameById } from '../catalogue/games.ts';
import { type Sport, sports } from '../catalogue/sports.ts';
import { offersDraw } from '../odds/markets.ts';
import { matchLines, oddsOf, partLines, type Range, seriesLines } from './bounds.ts';
import { type Level, levels, type PlayType } from './rules.ts';
import type { Prediction } from './shapes.ts';

export interface Market {
  playType: PlayType;
  level: Level;
  /** Empty for `maps`: its picks are scores such as `2-1`. */
  picks: readonly string[];
  /** The lines it can have, in quarters; null for one without a line. */
  line: Range | null;
  /** The odds that are plausible. */
  odds: Range;
}

/** The sport by whose rules a game is played. */
export function sportOf(gameId: number): Sport | null {
  const game = gameById(gameId);
  return game ? sports[game.sport] : null;
}

/** The levels that a sport's matches can be predicted at. */
export function levelsOf(gameId: number, bestOf: number | null): Level[] {
  const game = gameById(gameId);
  const sport = sportOf(gameId);
  // Nothing is offered on a lobby: all markets are of two sides.
  if (!game || !sport || sport.lobby) return [];
  if (sport.scoring === 'points') return matchLines[game.sport]?.half ? ['full', 'half'] : ['full'];
  const parts = Math.min(bestOf ?? sport.period.count, 5);
  return ['full', ...levels.slice(2, 2 + parts)];
}

/** What can be predicted of a match of a game, at a level. */
export function marketsOf(gameId: number, bestOf: number | null, level: Level): Market[] {
  const game = gameById(gameId);
  if (!game || !levelsOf(gameId, bestOf).includes(level)) return [];
  const sport = sports[game.sport];
  const sides = ['home', 'away'];
  const market = (playType: PlayType, picks: string[], line: Range | null): Market => {
    return { playType, level, picks, line, odds: oddsOf[playType] };
  };
  const hasDraw = sport.scoring === 'points' && (offersDraw[game.sport] || level === 'half');
  const lines = linesOf(gameId, bestOf, level);
  return [
    market('winner', hasDraw ? ['home', 'draw', 'away'] : sides, null),
    ...(lines ? [market('handicap', sides, { min: -lines.handicap, max: lines.handicap })] : []),
    ...(lines?.total ? [market('total', ['over', 'under'], lines.total)] : []),
    ...(sport.scoring === 'wins' && level === 'full' ? [market('maps', [], null)] : []),
  ];
}

/** The lines of a game's matches at a level; null for one that has none. */
function linesOf(gameId: number, bestOf: number | null, level: Level) {
  const { sport: key } = gameById(gameId)!;
  if (level.startsWith('part')) return partLines[key];
  if (sports[key].scoring === 'wins') return seriesLines(bestOf);
  return matchLines[key]?.[level === 'half' ? 'half' : 'full'] ?? null;
}

/** Whether a prediction is one that a match of this game can have. */
export function isPrediction(gameId: number, bestOf: number | null, given: Prediction): boolean {
  const { playType, level, pick, line, odds } = given;
  const market = marketsOf(gameId, bestOf, level).find((each) => each.playType === playType);
  if (!market || !isWithin(market.odds, odds)) return false;
  if (playType === 'maps') return line === null && isMapScore(pick, bestOf);
  return market.picks.includes(pick) && (market.line ? isLine(market.line, line) : line === null);
}

const isWithin = ({ min, max }: Range, value: number): boolean => value >= min && value <= max;

const isLine = (range: Range, line: number | null): boolean =>
  line !== null && Number.isInteger(line * 4) && isWithin(range, line);

/** In a best of n the winner has more than half of n, the other less; without n any two numbers differ. */
function isMapScore(pick: string, bestOf: number | null): boolean {
  const found = /^(\d{1,2})-(\d{1,2})$/.exec(pick);
  if (!found) return false;
  const [most, least] = [Number(found[1]), Number(found[2])].sort((a, b) => b - a) as [
    number,
    number,
  ];
  if (bestOf === null) return most > least && most <= 18;
  const wins = Math.floor(bestOf / 2) + 1;
  return most === wins && least < wins;
}
