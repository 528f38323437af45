import type { Box, GameFacts, GameStatus, Play, Point, TeamName } from './services/facts.ts';
import { services } from './services/facts.ts';

/** All that the files say about one game, in one. */
export interface Game {
  gameId: string;
  home: string;
  away: string;
  /** Nothing told who is at home. */
  isGuess: boolean;
  names: Record<string, TeamName>;
  startsAt: string | null;
  date: string | null;
  status: GameStatus | null;
  /** Home first; null while unknown. */
  points: [number, number] | null;
  /** By period, home first; empty while unknown. */
  periods: [number, number][];
  venue: string | null;
  round: string | null;
  boxes: Record<string, Box>;
  plays: Play[];
}

/** The farther a status, the later the file was written. */
const progress: (GameStatus | undefined)[] = [
  'scheduled',
  'postponed',
  'cancelled',
  'live',
  'final',
];

/**
 * Puts together what several tables and documents say of a game, in whatever order they come: the fuller
 * service is believed first, only one tells the timeline. Null when no one tells the two sides.
 */
export function mergeGame(given: readonly GameFacts[]): Game | null {
  const facts = given.toSorted(byService);
  const first = <Key extends keyof GameFacts>(key: Key) =>
    facts.find((fact) => fact[key] !== undefined && fact[key] !== null)?.[key] ?? null;
  const sides = sidesOf(facts);
  if (!sides) return null;
  const { home, away, isGuess = false } = sides;

  const plays = placed(
    facingHome(
      facts.find((fact) => fact.plays),
      home,
    ),
    facts,
  );
  const played = playedOut(plays);
  const status = latest([...facts.map((fact) => fact.status), played?.status]);
  // A file that was written earlier tells an earlier score.
  const upToDate = facts.filter((fact) => !fact.status || fact.status === status);
  const points = pair(upToDate.find((fact) => fact.points)?.points, home, away);
  const periods = upToDate.find((fact) => fact.periods)?.periods;
  const gameId = facts[0]!.gameId;
  return {
    gameId,
    home,
    away,
    isGuess,
    names: mergeNames(facts),
    startsAt: first('startsAt'),
    date: first('date'),
    status: status ?? null,
    points: points ?? played?.points ?? null,
    periods: periods ? zip(periods[home], periods[away]) : (played?.periods ?? []),
    venue: first('venue'),
    round: first('round'),
    boxes: mergeBoxes(facts),
    plays,
  };
}

type Sides = Record<'home' | 'away', string>;

/** Who is at home: what is told beats what only follows from the order of rows, and that an open side. */
function sidesOf(facts: readonly GameFacts[]): (Sides & { isGuess?: boolean }) | null {
  return told(facts).toSorted((a, b) => doubt(a) - doubt(b))[0] ?? null;
}

/** Whether files that tell who is at home tell it of the same team. */
export function agreeOnSides(facts: readonly GameFacts[]): boolean {
  const sure = told(facts).filter((sides) => doubt(sides) === 0);
  return sure.every(({ home, away }) => home === sure[0]?.home && away === sure[0].away);
}

function told(facts: readonly GameFacts[]): (Sides & { isGuess?: boolean })[] {
  return facts.flatMap(({ home, away, isGuess = false }) =>
    home && away && home !== away ? [{ home, away, isGuess }] : [],
  );
}

const doubt = ({ home, away, isGuess }: Sides & { isGuess?: boolean }): number =>
  Number(isGuess) + 2 * [home, away].filter((side) => side.startsWith('tbd')).length;

/** Plays with the score turned, where their own file has the sides the other way round. */
function facingHome(source: GameFacts | undefined, home: string): readonly Play[] {
  const plays = source?.plays ?? [];
  if (source?.away !== home) return plays;
  return plays.map((play) => ({
    ...play,
    score: play.score && { home: play.score.away, away: play.score.home },
  }));
}

/** Box scores before lists before plays, then the fuller service; what is still alike, by its content. */
function byService(a: GameFacts, b: GameFacts): number {
  const kind = (fact: GameFacts) => (fact.plays ? 2 : fact.boxes ? 0 : 1);
  const service = (fact: GameFacts) => services.indexOf(fact.service);
  return kind(a) - kind(b) || service(a) - service(b) || text(a).localeCompare(text(b));
}

function text({ plays, shots, ...rest }: GameFacts): string {
  return JSON.stringify([plays?.length, shots?.size, rest]);
}

function latest(statuses: readonly (GameStatus | undefined)[]): GameStatus | undefined {
  return statuses.toSorted((a, b) => progress.indexOf(b) - progress.indexOf(a))[0];
}

function pair(points: Record<string, number> | undefined, home: string, away: string) {
  const [left, right] = [points?.[home], points?.[away]];
  return left === undefined || right === undefined
    ? null
    : ([left, right] satisfies [number, number]);
}

/** Overtimes that were not played stand as 0 to 0. */
function zip(home: number[] = [], away: number[] = []): [number, number][] {
  const periods = home
    .slice(0, away.length)
    .map((points, index): [number, number] => [points, away[index] ?? 0]);
  return periods.filter(([left, right], index) => index < 4 || left + right > 0);
}

function mergeNames(facts: readonly GameFacts[]): Record<string, TeamName> {
  const names: Record<string, TeamName> = {};
  for (const [team, { name, abbr }] of facts.flatMap((fact) => Object.entries(fact.names ?? {}))) {
    names[team] = { name: names[team]?.name ?? name, abbr: names[team]?.abbr ?? abbr };
  }
  return names;
}

function mergeBoxes(facts: readonly GameFacts[]): Record<string, Box> {
  const boxes: Record<string, Box> = {};
  for (const [team, box] of facts.flatMap((fact) => Object.entries(fact.boxes ?? {}))) {
    const known = boxes[team] ?? { statistics: {}, players: [] };
    boxes[team] = {
      statistics: { ...box.statistics, ...known.statistics },
      players: known.players.length > 0 ? known.players : box.players,
    };
  }
  return boxes;
}

/** Plays with the places that shot charts know. */
function placed(plays: readonly Play[], facts: readonly GameFacts[]): Play[] {
  const spots = new Map<string, Point>(facts.flatMap(({ shots }) => [...(shots ?? [])]));
  return plays.map((play) => ({ ...play, position: play.position ?? spots.get(play.key) ?? null }));
}

/** What the plays alone say about status and score. */
function playedOut(plays: readonly Play[]) {
  const last = plays.at(-1);
  if (!last) return null;
  const periods = periodScores(plays);
  const points: [number, number] = [0, 0];
  for (const [home, away] of periods) {
    points[0] += home;
    points[1] += away;
  }
  const isOver =
    last.kind === 'gameEnd' ||
    (last.kind === 'periodEnd' && last.period >= 4 && points[0] !== points[1]);
  return { status: isOver ? ('final' as const) : ('live' as const), points, periods };
}

/** Points within each period, home first, by the last score of each in order of rows. */
export function periodScores(plays: readonly Play[]): [number, number][] {
  const periods: [number, number][] = [];
  const before = { home: 0, away: 0 };
  const total = { home: 0, away: 0 };
  let current = 0;
  for (const { period, score } of plays) {
    if (period > current) {
      current = period;
      Object.assign(before, total);
      periods[period - 1] = [0, 0];
    }
    if (!score) continue;
    Object.assign(total, score);
    periods[current - 1] = [score.home - before.home, score.away - before.away];
  }
  return Array.from(periods, (scores) => scores ?? [0, 0]);
}
