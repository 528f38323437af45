import type { MatchState, ScoreColumn } from '@xiongmao/api/matches/shapes';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import type { TimedMatch } from '../adapter.ts';
import { recording, type SourceMessage } from '../reading/recording.ts';
import { type Course, courseOf, type Game, sheetOf, type TennisSet } from './course.ts';
import type { Match } from './files.ts';
import {
  fixtureOf,
  incidentsOf,
  lineupsOf,
  namesOf,
  periodOf,
  stateOf,
  titleOf,
} from './messages.ts';
import { type Point, sideOfPlayer } from './points.ts';
import { statisticsOf } from './statistics.ts';

/** A match as its feed would have told it: nothing is said before it happened. */
export function replayOf(match: Match): TimedMatch {
  const feed = recording(match.id);
  const course = courseOf(match.points, match.bestOf);
  const names = namesOf(match);
  const lineups = lineupsOf(match);
  feed.before(
    fixtureOf(match),
    ...lineups.map((lineup): SourceMessage => {
      const players = lineup.players.map((player) => ({ ...player, statistics: {} }));
      return { type: 'lineup', lineup: { ...lineup, players } };
    }),
    { type: 'state', state: blank },
  );
  const moments = momentsOf(course);
  const told = new Set<string>();
  let at = 0;
  for (const step of stepsOf(course)) {
    const { begins, ends } = moments.get(step.point) ?? { begins: at, ends: at };
    feed.at(Math.max(at, begins), { type: 'state', state: step.before });
    at = Math.max(at, ends);
    const { sets } = step;
    feed.at(
      at,
      { type: 'state', state: step.after },
      { type: 'sheet', sheet: sheetOf({ sets }, names) },
    );
    if (!step.isGameEnd) continue;
    const items = incidentsOf({ sets }).filter(({ key }) => !told.has(key));
    for (const { key } of items) told.add(key);
    if (items.length > 0) feed.at(at, { type: 'incidents', items });
    feed.at(at, { type: 'statistics', statistics: statisticsOf({ sets }) });
  }
  feed.at(
    at,
    ...lineups.map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    { type: 'statistics', statistics: statisticsOf(course) },
    { type: 'state', state: stateOf(match, course) },
  );
  return { ...feed.played(), title: titleOf(match), gameId: 203 };
}

const blank: MatchState = {
  status: 'notStarted',
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

interface Step {
  point: Point;
  /** While it is played, and when it is over. */
  before: MatchState;
  after: MatchState;
  /** The sets with all that has been played by then. */
  sets: TennisSet[];
  isGameEnd: boolean;
}

function* stepsOf({ sets }: Course): Iterable<Step> {
  let won: ScorePair = { home: 0, away: 0 };
  const done: TennisSet[] = [];
  for (const set of sets) {
    const games: Game[] = [];
    let score: ScorePair = { home: 0, away: 0 };
    for (const [place, game] of set.games.entries()) {
      const nextServer = set.games[place + 1]?.points[0]?.point.server ?? null;
      let called = { home: '0', away: '0' };
      for (const [index, played] of game.points.entries()) {
        const isGameEnd = index === game.points.length - 1 && game.winner !== null;
        const isSetEnd = isGameEnd && place === set.games.length - 1 && set.winner !== null;
        const server = sideOfPlayer(played.point.server);
        const open = { ...set, score, games: [], winner: null, tieBreak: null };
        const before = liveState(set.key, won, [...done, open], columns(called, server));
        const sofar: Game = isGameEnd
          ? game
          : { ...game, winner: null, score, points: game.points.slice(0, index + 1) };
        // What the set's rows say in the end, where some of them were struck out.
        if (isGameEnd) score = isSetEnd ? set.score : game.score;
        called = isGameEnd ? { home: '0', away: '0' } : (played.called ?? called);
        const now: TennisSet = isSetEnd
          ? set
          : { ...set, games: [...games, sofar], score, winner: null, tieBreak: null };
        if (isSetEnd && set.winner) won = { ...won, [set.winner]: won[set.winner] + 1 };
        const next = sideOfPlayer(game.points[index + 1]?.point.server ?? nextServer);
        const shown = isSetEnd ? [] : columns(called, next ?? server);
        const after = liveState(isSetEnd ? 'break' : set.key, won, [...done, now], shown);
        yield { point: played.point, before, after, sets: [...done, now], isGameEnd };
      }
      games.push(game);
    }
    done.push(set);
  }
}

function liveState(
  phase: string,
  score: ScorePair,
  sets: readonly TennisSet[],
  shown: ScoreColumn[],
): MatchState {
  return { ...blank, status: 'live', phase, score, periods: sets.map(periodOf), columns: shown };
}

function columns(called: { home: string; away: string }, server: Side | null): ScoreColumn[] {
  const mark = (side: Side) => (side === server ? '1' : '');
  return [
    { key: 'point', ...called },
    ...(server ? [{ key: 'serving', home: mark('home'), away: mark('away') }] : []),
  ];
}

/** Seconds between points, games with a change of ends, and sets, where the file keeps no time. */
const pace = { point: 38, changeEnds: 90, set: 120 };

/** When each point is played: rows tell when it began; it is over before the next begins. */
function momentsOf({ sets }: Course): Map<Point, { begins: number; ends: number }> {
  const games = sets.flatMap((set) =>
    set.games.map((game, index) => ({ game, index, isLast: index === set.games.length - 1 })),
  );
  const points = games.flatMap(({ game }) => game.points.map(({ point }) => point));
  const isTimed = points.filter(({ elapsed }) => elapsed).length > points.length / 2;
  const begun: number[] = [];
  let at = 0;
  if (isTimed) {
    for (const { elapsed } of points) {
      at = Math.max(at, elapsed ?? at);
      begun.push(at);
    }
  } else {
    for (const { game, index, isLast } of games) {
      for (const _ of game.points) {
        begun.push(at);
        at += pace.point;
      }
      at += isLast ? pace.set : index % 2 === 0 ? pace.changeEnds : 0;
    }
  }
  return new Map(
    points.map((point, index) => {
      const begins = begun[index] ?? 0;
      const ends = begins + lengthOf(point);
      return [point, { begins, ends: Math.min(ends, begun[index + 1] ?? ends) }];
    }),
  );
}

/** A second serve comes about twelve seconds after the first, a stroke after each second and a half. */
function lengthOf({ serve, strokes }: Point): number {
  return 3 + (serve === 2 ? 12 : 0) + Math.max(1, strokes ?? 4) * 1.5;
}
