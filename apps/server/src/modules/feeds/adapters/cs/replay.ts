import type { MatchState } from '@xiongmao/api/matches/shapes';
import type { TimedMatch } from '../adapter.ts';
import { recording, type SourceMessage } from '../reading/recording.ts';
import { lineupsOf, statisticsIn } from './figures.ts';
import {
  blank,
  endOf,
  fixtureOf,
  gameId,
  incidentsOf,
  periodOf,
  sheetOf,
  stateOf,
} from './messages.ts';
import type { Played } from './played.ts';

/** A match as its server would have told it: nothing is said before it happened. */
export function replayOf(played: Played, now: Date): TimedMatch {
  const { rounds, map, pauses, names } = played;
  const feed = recording(played.id);
  const lineups = (until: number) =>
    lineupsOf(played, rounds.slice(0, until)).map(
      (lineup): SourceMessage => ({ type: 'lineup', lineup }),
    );
  feed.before(fixtureOf(played), ...lineups(0), {
    type: 'state',
    state: { ...blank, status: 'notStarted' },
  });

  /** How it stands after so many rounds. */
  const live = (phase: string, until: number): SourceMessage => {
    const playing = rounds[Math.min(until, rounds.length - 1)];
    const score = rounds[until - 1]?.score ?? before(played);
    const state: MatchState = {
      ...blank,
      status: 'live',
      phase,
      score: { home: 0, away: 0 },
      periods: [periodOf(map, score, playing, null)],
    };
    return { type: 'state', state };
  };
  feed.at(0, live('game1', 0));
  for (const { at, item } of incidentsOf(played)) {
    feed.at(at, { type: 'incidents', items: [item] });
  }
  for (const [index, round] of rounds.entries()) {
    const end = endOf(rounds, index);
    const next = rounds[index + 1];
    const changes = next?.sides && round.sides && next.sides.home !== round.sides.home;
    feed.at(
      end,
      live(changes ? 'break' : 'game1', index + 1),
      { type: 'statistics', statistics: statisticsIn(played, rounds.slice(0, index + 1)) },
      ...lineups(index + 1),
      sheetOf(rounds.slice(0, index + 1)),
    );
    if (changes && next.startedAt !== null) feed.at(next.startedAt, live('game1', index + 1));
  }
  for (const { from, to } of pauses) {
    const until = rounds.filter((_, index) => endOf(rounds, index) <= from).length;
    feed.at(from, live('paused', until));
    feed.at(to, live('game1', until));
  }
  feed.at(endOf(rounds, rounds.length - 1), { type: 'state', state: stateOf(played, now) });
  return { ...feed.played(), title: `${names.home} – ${names.away}`, gameId };
}

/** The score before the first round that is told. */
function before({ rounds: [first] }: Played) {
  if (!first?.winner) return first?.score ?? { home: 0, away: 0 };
  return { ...first.score, [first.winner]: first.score[first.winner] - 1 };
}
