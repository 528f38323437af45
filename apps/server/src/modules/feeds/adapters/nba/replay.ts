import type { MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import type { TimedMatch } from '../adapter.ts';
import { instantAt, type Recording, recording, type SourceMessage } from '../reading/recording.ts';
import type { Game } from './games.ts';
import { periodScores } from './games.ts';
import { periodKey } from './league.ts';
import {
  actionsOf,
  fixtureOf,
  incidentsOf,
  lineupsOf,
  phaseAfter,
  stateOf,
  teamRef,
} from './messages.ts';
import { momentsOf, readingsOf } from './pace.ts';
import { teamStatistics } from './statistics.ts';

const statisticsEvery = 60;

/** A game as its feed would have told it: nothing is said before it happened. */
export function replayOf(game: Game, now: Date): TimedMatch {
  const feed = recording(game.gameId);
  const lineups = lineupsOf(game);
  feed.before(
    fixtureOf(game),
    ...lineups.map((lineup): SourceMessage => {
      const players = lineup.players.map((player) => ({ ...player, statistics: {} }));
      return { type: 'lineup', lineup: { ...lineup, players } };
    }),
    { type: 'state', state: { ...blank, status: 'notStarted' } },
  );

  const readings = readingsOf(game.plays);
  const moments = momentsOf(game.plays, readings);
  tellStates(feed, game, moments, readings);
  for (const [index, incident] of incidentsOf(game).entries()) {
    feed.at(moments[index] ?? 0, { type: 'incidents', items: [incident] });
  }
  for (const action of actionsOf(game)) {
    feed.at(moments[action.order] ?? 0, { type: 'actions', items: [action] });
  }
  tellStatistics(feed, game, moments);

  const end = moments.at(-1) ?? 0;
  feed.at(
    end,
    { type: 'statistics', statistics: teamStatistics(game) },
    ...lineups.map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    { type: 'state', state: stateOf(game, now) },
  );
  const nameOf = ({ name, abbr, id }: ReturnType<typeof teamRef>) => name ?? abbr ?? id;
  const title = `${nameOf(teamRef(game, 'home'))} – ${nameOf(teamRef(game, 'away'))}`;
  return { ...feed.played(), title, gameId: 201 };
}

const blank: Omit<MatchState, 'status'> = {
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

/** Longer than this, in seconds, a clock that keeps running would be off at the next play. */
const drift = 1.5;

/**
 * Score, phase and clock whenever one of them changes. Between two plays the clock stands first and then
 * runs, so that it reads what the second play says when it happens.
 */
function tellStates(
  feed: Recording,
  { plays }: Game,
  moments: readonly number[],
  readings: readonly number[],
) {
  let score: ScorePair = { home: 0, away: 0 };
  let phase = 'q1';
  let told = '';
  let read = { at: 0, seconds: 0, running: false };
  const tell = (at: number, seconds: number, running: boolean, periods: PeriodScore[]) => {
    const expected = read.running ? read.seconds - (at - read.at) : read.seconds;
    const content = JSON.stringify([phase, score, running]);
    if (content === told && Math.abs(expected - seconds) < drift) return;
    told = content;
    read = { at, seconds, running };
    const clock = { at: instantAt(at), seconds, running, speed: 1 };
    const state: MatchState = { ...blank, status: 'live', phase, clock, score, periods };
    feed.at(at, { type: 'state', state });
  };

  for (const [index, play] of plays.entries()) {
    const at = moments[index] ?? 0;
    if (play.score) score = play.score;
    // Changes before a period starts are made in the break.
    if (play.kind !== 'substitution') phase = phaseAfter(play) ?? phase;
    const periods = periodScores(plays.slice(0, index + 1)).map(([home, away], period) => ({
      key: periodKey(period + 1),
      home,
      away,
    }));
    const reading = readings[index] ?? 0;
    const isLast = plays[index + 1]?.period !== play.period;
    const played = isLast ? 0 : reading - (readings[index + 1] ?? 0);
    const stands = (moments[index + 1] ?? at) - at - played;
    const runs = played > 0 && stands < drift;
    tell(at, reading, runs, periods);
    if (played > 0 && !runs) tell(at + stands, reading, true, periods);
  }
}

function tellStatistics(feed: Recording, game: Game, moments: readonly number[]) {
  const end = moments.at(-1) ?? 0;
  for (let at = statisticsEvery; at < end; at += statisticsEvery) {
    const sofar = game.plays.filter((_, index) => (moments[index] ?? 0) <= at);
    feed.at(at, { type: 'statistics', statistics: teamStatistics(game, sofar) });
  }
}
