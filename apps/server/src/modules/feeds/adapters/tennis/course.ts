import type { GamesSheet, SheetGame, SheetPoint } from '@xiongmao/api/matches/sheets/games';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { type Point, sideOfPlayer } from './points.ts';

/** A match in sets, games and points, as far as it was played. */
export interface Course {
  sets: TennisSet[];
  /** Sets won. */
  score: ScorePair;
  /** Whoever has won sets enough. */
  winner: Side | null;
}

export interface TennisSet {
  key: string;
  games: Game[];
  /** Games won, as the file's last word has it. */
  score: ScorePair;
  winner: Side | null;
  tieBreak: ScorePair | null;
}

export interface Game {
  server: Side | null;
  /** Who served most of it: of a tie-break, who began. */
  player: number | null;
  winner: Side | null;
  /** Games of the set after it, or before it as long as it is played. */
  score: ScorePair;
  isTieBreak: boolean;
  points: Played[];
}

/** A point in its game. */
export interface Played {
  point: Point;
  called?: { home: string; away: string };
  chance?: SheetPoint['chance'];
}

const both = ['home', 'away'] as const;
const opponent = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const plus = (score: ScorePair, side: Side): ScorePair => ({ ...score, [side]: score[side] + 1 });
const nil: ScorePair = { home: 0, away: 0 };

/** `most` is how many sets there can be; undefined where the event had no one rule. */
export function courseOf(points: readonly Point[], most: number | undefined): Course {
  const numbers = [...new Set(points.map(({ set }) => set))].sort((a, b) => a - b);
  const sets = numbers.map((number, index) => {
    const own = points.filter(({ set }) => set === number);
    return setOf(`set${number}`, own, index < numbers.length - 1);
  });
  let score = nil;
  for (const { winner } of sets) if (winner) score = plus(score, winner);
  const needed = most ? (most + 1) / 2 : Math.max(2, score.home, score.away);
  const last = sets.at(-1);
  const winner = (last?.winner && both.find((side) => score[side] >= needed)) ?? null;
  markChances(sets, needed);
  return { sets, score, winner };
}

function setOf(key: string, points: readonly Point[], isFollowed: boolean): TennisSet {
  const groups = points.some(({ games }) => games) ? gamesTold(points) : gamesNumbered(points);
  const games: Game[] = [];
  let score = nil;
  for (const [index, group] of groups.entries()) {
    const isLast = index === groups.length - 1;
    const game = gameOf(group, score, isLast && !isFollowed);
    games.push(game);
    score = game.score;
  }
  const told = points.at(-1)?.games;
  // Rows may be struck out by later ones: what is said last of the set is its score.
  if (told) score = told;
  const winner = points.at(-1)?.setWinner ?? setWinner(score, games.at(-1), isFollowed);
  const decider = games.at(-1);
  return {
    key,
    games,
    score,
    winner,
    tieBreak: decider?.isTieBreak && decider.winner ? pointsIn(decider) : null,
  };
}

/** The rows of a game, and who won it where rows say so. */
interface Group {
  points: Point[];
  winner: Side | null | undefined;
}

/** By the games that stand beside each point. Of rows that a later one corrects the last has the word. */
function gamesTold(points: readonly Point[]): Group[] {
  const after = new Map<number, ScorePair>([[0, nil]]);
  const groups = new Map<number, Point[]>();
  const isMarked = points.some(({ gameWinner }) => gameWinner);
  let played = 0;
  for (const point of points) {
    const games = point.games ?? nil;
    const total = games.home + games.away;
    after.set(total, games);
    const isEnd = isMarked ? point.gameWinner : total > played;
    const before = Math.max(0, isEnd ? total - 1 : total);
    groups.set(before, [...(groups.get(before) ?? []), point]);
    played = total;
  }
  const last = points.at(-1)?.games ?? nil;
  const most = last.home + last.away;
  return [...groups]
    .filter(([before]) => before <= most)
    .sort(([a], [b]) => a - b)
    .map(([before, own]) => {
      const [from, to] = [after.get(before), after.get(before + 1)];
      if (before >= most || !to) return { points: own, winner: null };
      const gained = from && both.filter((side) => to[side] > from[side]);
      const winner =
        gained?.length === 1 ? gained[0] : own.findLast((p) => p.gameWinner)?.gameWinner;
      return { points: own, winner: winner ?? null };
    });
}

/** By the number of their game alone. */
function gamesNumbered(points: readonly Point[]): Group[] {
  return [...Map.groupBy(points, ({ game }) => game)]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => ({ points: own, winner: undefined }));
}

function gameOf({ points, winner: told }: Group, before: ScorePair, isOpen: boolean): Game {
  const isTieBreak = points.some(({ called }) => isCount(called.home) || isCount(called.away));
  const last = points.at(-1)!;
  const isEnded =
    !isOpen || /game/i.test(last.called.home + last.called.away) || isWon(points, isTieBreak);
  const winner = told === undefined ? (isEnded ? last.winner : null) : told;
  const servers = points.flatMap(({ server }) => server ?? []);
  const player = isTieBreak ? (servers[0] ?? null) : mostOf(servers);
  const game: Game = {
    server: sideOfPlayer(player),
    player,
    winner,
    score: winner ? plus(before, winner) : before,
    isTieBreak,
    points: [],
  };
  for (const [index, point] of points.entries()) {
    const ends = winner !== null && index === points.length - 1;
    const called = ends ? endCalled(points, isTieBreak) : point.called;
    game.points.push({ point, ...(called && { called }) });
  }
  return game;
}

/** Points of a tie-break are counted; a game's are called. */
const isCount = (called: string) =>
  /^\d+$/.test(called) && !['0', '15', '30', '40'].includes(called);

/** What a tie-break's last point made of it: the rows have begun to count anew. */
function endCalled(points: readonly Point[], isTieBreak: boolean) {
  if (!isTieBreak) return undefined;
  const last = points.at(-1)!;
  const before = points.at(-2)?.called;
  if (!before || !/^\d+$/.test(before.home) || !/^\d+$/.test(before.away)) return undefined;
  const count = plus({ home: Number(before.home), away: Number(before.away) }, last.winner);
  return { home: String(count.home), away: String(count.away) };
}

function pointsIn({ points }: Game): ScorePair | null {
  const { called } = points.at(-1)!;
  if (!called) return null;
  return { home: Number(called.home), away: Number(called.away) };
}

/** By the rules, where no row says that it was the last. */
function isWon(points: readonly Point[], isTieBreak: boolean): boolean {
  let count = nil;
  for (const { winner } of points) count = plus(count, winner);
  const lead = Math.abs(count.home - count.away);
  return Math.max(count.home, count.away) >= (isTieBreak ? 7 : 4) && lead >= 2;
}

function mostOf(numbers: readonly number[]): number | null {
  const counts = [...Map.groupBy(numbers, (number) => number)];
  return counts.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

function setWinner(score: ScorePair, last: Game | undefined, isFollowed: boolean): Side | null {
  const ahead = both.find((side) => score[side] > score[opponent(side)]);
  if (!ahead || !last?.winner) return null;
  const lead = score[ahead] - score[opponent(ahead)];
  const isWhole = last.isTieBreak || (score[ahead] >= 6 && lead >= 2);
  return isWhole || isFollowed ? ahead : null;
}

const worth: Readonly<Record<string, number>> = { '0': 0, '15': 1, '30': 2, '40': 3, AD: 4 };

/** Marks each point with what it could have decided. */
function markChances(sets: readonly TennisSet[], needed: number): void {
  const all = sets.flatMap(({ games }) => games);
  // Where a game was won from forty all, deuce is not played.
  const isSudden = all.some(({ points, winner, isTieBreak }) => {
    const before = points.at(-2)?.called;
    return winner && !isTieBreak && before?.home === '40' && before.away === '40';
  });
  let won = nil;
  for (const set of sets) {
    let score = nil;
    for (const game of set.games) {
      const target = game.isTieBreak ? targetOf(game) : 0;
      let called: Played['called'] = { home: '0', away: '0' };
      for (const played of game.points) {
        const at = called;
        const sides = both.filter((side) =>
          game.isTieBreak ? isNearEnd(at, side, target) : isGamePoint(at, side, isSudden),
        );
        const chance = sides
          .map((side) => chanceOf(side, game, plus(score, side), plus(won, side)[side] >= needed))
          .reduce((best, one) => (one && (!best || rank(one) > rank(best)) ? one : best), null);
        if (chance) played.chance = chance;
        called = played.called;
        if (!called) break;
      }
      score = game.score;
    }
    if (set.winner) won = plus(won, set.winner);
  }
}

type Chance = NonNullable<SheetPoint['chance']>;
const rank = ({ at }: Chance) => ['break', 'set', 'match'].indexOf(at);

function chanceOf(side: Side, game: Game, games: ScorePair, isLastSet: boolean): Chance | null {
  const lead = games[side] - games[opponent(side)];
  const winsSet = game.isTieBreak || (games[side] >= 6 && lead >= 2);
  if (winsSet) return { side, at: isLastSet ? 'match' : 'set' };
  return game.server && game.server !== side ? { side, at: 'break' } : null;
}

function isGamePoint(called: Played['called'], side: Side, isSudden: boolean): boolean {
  if (!called) return false;
  const own = worth[called[side]] ?? -1;
  const other = worth[called[opponent(side)]] ?? -1;
  if (own === 4) return true;
  return own === 3 && other >= 0 && (other < 3 || (isSudden && other === 3));
}

function isNearEnd(called: Played['called'], side: Side, target: number): boolean {
  if (!called) return false;
  const [own, other] = [Number(called[side]), Number(called[opponent(side)])];
  return own >= target - 1 && own > other;
}

/** To ten where it went on when seven would have done. */
function targetOf({ points }: Game): 7 | 10 {
  const isLong = points.slice(0, -1).some(({ called }) => {
    const [home, away] = [Number(called?.home), Number(called?.away)];
    return Math.max(home, away) >= 7 && Math.abs(home - away) >= 2;
  });
  return isLong ? 10 : 7;
}

/** The sheet of a course; `names` are those of the four players, of pairs alone. */
export function sheetOf(
  course: Pick<Course, 'sets'>,
  names: ReadonlyMap<number, string>,
): GamesSheet {
  return {
    kind: 'games',
    parts: course.sets.map(({ key, games }) => ({
      key,
      games: games.map((game) => sheetGame(game, names)),
    })),
  };
}

function sheetGame(game: Game, names: ReadonlyMap<number, string>): SheetGame {
  const { server, winner, score, isTieBreak, points } = game;
  const player = isTieBreak ? undefined : names.get(game.player ?? 0);
  return {
    server,
    ...(player && { player }),
    winner,
    score,
    ...(isTieBreak && { tieBreak: true as const }),
    points: points.map(({ point, called, chance }) => {
      const { ending, stroke, serve, width, speed, strokes } = point;
      const by = names.get(point.by ?? 0);
      return {
        winner: point.winner,
        ...(called && { called }),
        ...(chance && { chance }),
        ...(ending && { ending }),
        ...(stroke && { stroke }),
        ...(by && { player: by }),
        ...(serve && { serve }),
        ...(width && { width }),
        ...(speed && { speed }),
        ...(strokes !== undefined && { strokes }),
      };
    }),
  };
}
