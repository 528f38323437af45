import type { Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Course, Game, Played } from './course.ts';
import { type Point, sideOfPlayer } from './points.ts';

type Figures = Map<string, number>;
type Sides = Record<Side, Figures>;

const sides = ['home', 'away'] as const;
const opponent = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** What the points of a match add up to, of the whole and of each set. Figures that no row tells are left out. */
export function statisticsOf({ sets }: Pick<Course, 'sets'>): Statistic[] {
  const games = sets.flatMap((set) => set.games);
  if (games.length === 0) return [];
  const points = pointsOf(games);
  const knows = knownOf(points);
  const counts = sets.map((set) => countsOf(set.games));
  return [
    ...listed('all', together(counts), points, knows),
    ...(sets.length > 1
      ? sets.flatMap((set, index) => listed(set.key, counts[index]!, pointsOf(set.games), knows))
      : []),
  ];
}

const pointsOf = (games: readonly Game[]): Point[] =>
  games.flatMap((game) => game.points.map(({ point }) => point));

/** Which of their columns were kept: those in which anything stands. */
interface Known {
  endings: ReadonlySet<string>;
  server: boolean;
  serve: boolean;
  net: boolean;
  stroke: boolean;
}

export function knownOf(points: readonly Point[]): Known {
  return {
    endings: new Set(points.flatMap(({ ending }) => ending ?? [])),
    server: points.some(({ server }) => server),
    serve: points.some(({ serve, ending }) => serve && ending !== 'doubleFault'),
    net: points.some(({ net }) => net),
    stroke: points.some(({ ending, stroke }) => ending === 'winner' && stroke),
  };
}

function countsOf(games: readonly Game[]): Sides {
  const { figures, add } = counting();
  for (const game of games) {
    if (game.winner) add(game.winner, 'gamesWon');
    for (const played of game.points) addPoint(played, add);
    addBreaks(game, add);
  }
  return figures;
}

function together(counts: readonly Sides[]): Sides {
  const { figures, add } = counting();
  for (const part of counts) {
    for (const side of sides) for (const [key, count] of part[side]) add(side, key, count);
  }
  return figures;
}

function counting(): { figures: Sides; add: Add } {
  const figures: Sides = { home: new Map(), away: new Map() };
  const add: Add = (side, key, amount = 1) =>
    figures[side].set(key, (figures[side].get(key) ?? 0) + amount);
  return { figures, add };
}

type Add = (side: Side, key: string, amount?: number) => void;

function addPoint({ point }: Played, add: Add): void {
  const { winner, ending, stroke, serve, strokes, net } = point;
  const server = sideOfPlayer(point.server);
  add(winner, 'pointsWon');
  if (server) {
    add(server, 'servicePoints');
    if (winner !== server) add(winner, 'receivingPointsWon');
    if (serve === 1) add(server, 'firstServes');
    if (serve === 2) add(server, 'secondServes');
    if (winner === server && serve) {
      add(server, serve === 1 ? 'firstServePointsWon' : 'secondServePointsWon');
    }
    if (ending === 'ace') add(server, 'aces');
    if (ending === 'doubleFault') add(server, 'doubleFaults');
  }
  // An ace is a winner, a double fault an error.
  if (ending === 'ace' || ending === 'winner') add(winner, 'winners');
  if (ending === 'winner' && stroke) add(winner, `${stroke}Winners`);
  if (ending === 'doubleFault' || ending === 'unforcedError')
    add(opponent(winner), 'unforcedErrors');
  if (ending === 'forcedError') add(opponent(winner), 'forcedErrors');
  for (const side of net ?? []) {
    add(side, 'netPoints');
    if (side === winner) add(side, 'netPointsWon');
  }
  if (strokes) {
    add(
      winner,
      strokes <= 4 ? 'shortRalliesWon' : strokes <= 8 ? 'mediumRalliesWon' : 'longRalliesWon',
    );
  }
}

/** A set or match point of who receives is a break point all the same. */
function addBreaks({ server, winner, isTieBreak, points }: Game, add: Add): void {
  if (!server || isTieBreak) return;
  const receiver = opponent(server);
  const chances = points.filter(({ chance }) => chance?.side === receiver);
  if (chances.length === 0) return;
  add(receiver, 'breakPoints', chances.length);
  if (winner === receiver) add(receiver, 'breakPointsWon');
  const saved = chances.filter(({ point }) => point.winner === server).length;
  add(server, 'breakPointsSaved', saved);
}

function listed(
  period: string,
  figures: Sides,
  points: readonly Point[],
  known: Known,
): Statistic[] {
  const { endings } = known;
  const value = (side: Side, key: string) => figures[side].get(key) ?? 0;
  const row = (key: string, of: (side: Side) => number): Statistic => ({
    period,
    key,
    home: of('home'),
    away: of('away'),
  });
  const counts = (isKnown: boolean, ...keys: string[]) =>
    isKnown ? keys.map((key) => row(key, (side) => value(side, key))) : [];
  const share = (key: string, part: string, whole: string) =>
    row(key, (side) => {
      const all = value(side, whole);
      return all ? Math.round((value(side, part) / all) * 1000) / 10 : 0;
    });
  const speeds = (side: Side, serve?: 1 | 2) =>
    points.flatMap((point) =>
      point.speed && sideOfPlayer(point.server) === side && (!serve || point.serve === serve)
        ? point.speed
        : [],
    );
  const fastest = row('fastestServe', (side) => Math.max(0, ...speeds(side)));
  const average = (key: string, serve: 1 | 2) => row(key, (side) => meanOf(speeds(side, serve)));
  const hasErrors = endings.has('unforcedError');
  const hasDistance = points.some(({ distance }) => distance);
  const metres = (side: Side) =>
    Math.round(points.reduce((sum, { distance }) => sum + (distance?.[side] ?? 0), 0));
  return [
    ...counts(endings.has('ace'), 'aces'),
    ...counts(endings.has('doubleFault'), 'doubleFaults'),
    ...counts(known.server, 'servicePoints'),
    ...counts(known.serve, 'firstServes'),
    ...(known.serve
      ? [
          share('firstServePercentage', 'firstServes', 'servicePoints'),
          row('firstServePointsWon', (side) => value(side, 'firstServePointsWon')),
          share('firstServeWonPercentage', 'firstServePointsWon', 'firstServes'),
          row('secondServePointsWon', (side) => value(side, 'secondServePointsWon')),
          share('secondServeWonPercentage', 'secondServePointsWon', 'secondServes'),
        ]
      : []),
    ...(fastest.home + fastest.away > 0 ? [fastest] : []),
    ...[average('averageFirstServe', 1), average('averageSecondServe', 2)].filter(
      ({ home, away }) => home + away > 0,
    ),
    ...counts(endings.has('winner'), 'winners'),
    ...counts(known.stroke, 'forehandWinners', 'backhandWinners'),
    ...counts(hasErrors, 'unforcedErrors'),
    ...counts(endings.has('forcedError'), 'forcedErrors'),
    ...counts(known.server, 'breakPoints', 'breakPointsWon', 'breakPointsSaved'),
    ...counts(known.server, 'receivingPointsWon'),
    ...counts(known.net, 'netPoints', 'netPointsWon'),
    ...counts(
      points.some(({ strokes }) => strokes),
      'shortRalliesWon',
      'mediumRalliesWon',
      'longRalliesWon',
    ),
    ...(hasDistance ? [row('distance', metres)] : []),
    ...counts(true, 'pointsWon', 'gamesWon'),
  ];
}

function meanOf(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** What one of the four players did. */
export function playerFigures(points: readonly Point[], player: number): Record<string, number> {
  const known = knownOf(points);
  const served = points.filter(({ server }) => server === player);
  const own = points.filter(({ by }) => by === player);
  const ended = (ending: Point['ending']) => own.filter((point) => point.ending === ending).length;
  const first = served.filter(({ serve }) => serve === 1).length;
  const speeds = served.flatMap(({ speed }) => speed ?? []);
  const of = (from: readonly Point[], ending: Point['ending']) =>
    from.filter((point) => point.ending === ending).length;
  const isNamed = points.some(({ by }) => by);
  return {
    ...(known.endings.has('ace') && { aces: of(served, 'ace') }),
    ...(known.endings.has('doubleFault') && { doubleFaults: of(served, 'doubleFault') }),
    ...(known.server && { servicePoints: served.length }),
    ...(known.serve && { firstServes: first }),
    ...(speeds.length > 0 && { fastestServe: Math.max(...speeds) }),
    ...(isNamed && known.endings.has('winner') && { winners: ended('winner') + of(served, 'ace') }),
    ...(isNamed &&
      known.endings.has('unforcedError') && {
        unforcedErrors: ended('unforcedError') + of(served, 'doubleFault'),
      }),
    ...(isNamed && known.endings.has('forcedError') && { forcedErrors: ended('forcedError') }),
  };
}
