import type { MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { TimedMatch } from '../adapter.ts';
import { instantAt, type Recording, recording, type SourceMessage } from '../reading/recording.ts';
import { sheetsAfter } from './drives.ts';
import { downColumns, type Game, stateOf } from './game.ts';
import { periodKey } from './league.ts';
import { fixtureOf, incidentsOf, lineupsOf } from './messages.ts';
import { endsPeriod, momentsOf, readingsOf } from './pace.ts';
import type { Play } from './plays/plays.ts';
import type { GivenGame } from './source/gamecenter.ts';
import { teamStatistics } from './statistics.ts';

const statisticsEvery = 60;

/** A game as its feed would have told it: nothing is said before it happened. */
export function replayOf(game: Game & { told: GivenGame }, now: Date): TimedMatch {
  const { told, plays } = game;
  const feed = recording(game.eid);
  const fixture = fixtureOf(game);
  feed.before(fixture, { type: 'state', state: { ...blank, status: 'notStarted' } });

  const readings = readingsOf(plays);
  const moments = momentsOf(plays, readings);
  tellStates(feed, plays, moments, readings);
  const sheets = sheetsAfter(game);
  for (const [index, incident] of incidentsOf(plays).entries()) {
    const at = moments[index] ?? 0;
    const sheet = sheets[index];
    feed.at(at, { type: 'incidents', items: [incident] });
    if (sheet) feed.at(at, { type: 'sheet', sheet });
  }
  tellFigures(feed, game, moments);

  const end = moments.at(-1) ?? 0;
  feed.at(
    end,
    { type: 'statistics', statistics: teamStatistics(told, plays) },
    ...lineupsOf(game).map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    { type: 'state', state: stateOf(game, now) },
  );
  const nameOf = (side: 'home' | 'away') => fixture[side]?.name ?? told[side].abbr;
  return { ...feed.played(), title: `${nameOf('home')} – ${nameOf('away')}`, gameId: 209 };
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
 * Score, phase, down and clock after each play. Until the next the clock stands first and then runs, so that it
 * reads what the second play says when it happens.
 */
function tellStates(
  feed: Recording,
  plays: readonly Play[],
  moments: readonly number[],
  readings: readonly number[],
) {
  const periods: PeriodScore[] = [];
  for (const [index, play] of plays.entries()) {
    const at = moments[index] ?? 0;
    const key = periodKey(play.period);
    if (periods.at(-1)?.key !== key) periods.push({ key, home: 0, away: 0 });
    const current = periods.at(-1)!;
    current.home += play.points.home;
    current.away += play.points.away;

    const next = plays[index + 1];
    const reading = readings[index] ?? 0;
    const isSame = next?.period === play.period;
    const played = isSame ? reading - (readings[index + 1] ?? 0) : 0;
    const stands = (moments[index + 1] ?? at) - at - played;
    const state: MatchState = {
      ...blank,
      status: play.kind === 'delay' ? 'interrupted' : 'live',
      phase: phaseAfter(play, next),
      score: play.score,
      periods: periods.map((period) => ({ ...period })),
      // What the next play begins with is known when this one is over.
      columns: next && isSame && next.kind !== 'kickoff' ? downColumns(next) : [],
      note: play.kind === 'delay' ? (play.text?.slice(0, 300) ?? null) : null,
    };
    const tell = (at: number, running: boolean) => {
      const clock = { at: instantAt(at), seconds: reading, running, speed: 1 };
      feed.at(at, { type: 'state', state: { ...state, clock } });
    };
    const runs = played > 0 && stands < drift;
    tell(at, runs);
    if (played > 0 && !runs) tell(at + stands, true);
  }
}

function phaseAfter(play: Play, next: Play | undefined): string {
  if (endsPeriod(play, next)) return play.period === 2 ? 'halfTime' : 'break';
  return play.kind === 'timeout' ? 'timeout' : periodKey(play.period);
}

function tellFigures(
  feed: Recording,
  game: Game & { told: GivenGame },
  moments: readonly number[],
) {
  const end = moments.at(-1) ?? 0;
  for (let at = statisticsEvery, told = 0; at < end; at += statisticsEvery) {
    const sofar = game.plays.filter((_, index) => (moments[index] ?? 0) <= at);
    if (sofar.length === told) continue;
    told = sofar.length;
    feed.at(
      at,
      { type: 'statistics', statistics: teamStatistics(game.told, sofar, false) },
      ...lineupsOf(game, sofar).map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    );
  }
}
