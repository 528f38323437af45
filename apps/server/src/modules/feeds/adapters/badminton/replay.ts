import type { MatchState, ScoreColumn } from '@xiongmao/api/matches/shapes';
import type { TimedMatch } from '../adapter.ts';
import { recording } from '../reading/recording.ts';
import type { Match, Player, Rally } from './files.ts';
import { blank, fixtureOf, periodsOf, sheetOf, sideOf, stateOf, statisticsOf } from './messages.ts';

const statisticsEvery = 5;
/** Seconds, where nobody noted the time. */
const pace = { rally: 25, set: 120 };
/** A shuttle takes this long to come down after its last stroke. */
const fall = 1;

/** A match as its feed would have told it: nothing is said before it happened. */
export function replayOf(match: Match): TimedMatch {
  const feed = recording(match.id);
  feed.before(fixtureOf(match), { type: 'state', state: blank });
  const moments = momentsOf(match.sets);
  const won = { A: 0, B: 0 };
  const done: Rally[][] = [];
  let at = 0;
  for (const [number, set] of match.sets.entries()) {
    const live = (phase: string, rallies: readonly Rally[], server: Player | null): MatchState => {
      const sets = [...done, rallies];
      return {
        ...blank,
        status: 'live',
        phase,
        score:
          sideOf(match, 'A') === 'home'
            ? { home: won.A, away: won.B }
            : { home: won.B, away: won.A },
        periods: periodsOf(match, sets),
        columns: server ? [serving(match, server)] : [],
      };
    };
    const key = `set${number + 1}`;
    for (const [index, rally] of set.entries()) {
      const { begins, ends } = moments.get(rally) ?? { begins: at, ends: at };
      if (index === 0) feed.at(begins, { type: 'state', state: live(key, [], rally.server) });
      at = ends;
      const rallies = set.slice(0, index + 1);
      const isLast = index === set.length - 1;
      const isEnd = isLast && number === match.sets.length - 1;
      if (isLast && !isEnd) won[rally.score.A > rally.score.B ? 'A' : 'B'] += 1;
      if (!isEnd) {
        const state = live(isLast ? 'break' : key, rallies, isLast ? null : rally.winner);
        feed.at(at, { type: 'state', state });
      }
      const sets = [...done, rallies];
      feed.at(at, { type: 'sheet', sheet: sheetOf(match, sets) });
      if (isLast || rallies.length % statisticsEvery === 0) {
        feed.at(at, { type: 'statistics', statistics: statisticsOf(match, sets) });
      }
    }
    done.push(set);
  }
  feed.at(at, { type: 'state', state: stateOf(match) });
  const { home, away } = fixtureOf(match);
  return { ...feed.played(), title: `${home?.name} – ${away?.name}`, gameId: 207 };
}

function serving(match: Match, server: Player): ScoreColumn {
  const mark = (side: string) => (side === sideOf(match, server) ? '1' : '');
  return { key: 'serving', home: mark('home'), away: mark('away') };
}

/** When each rally is played, in seconds since the first: by the picture, which also shows the breaks. */
function momentsOf(sets: readonly Rally[][]): Map<Rally, { begins: number; ends: number }> {
  const moments = new Map<Rally, { begins: number; ends: number }>();
  const start = sets[0]?.[0]?.begins ?? null;
  let at = 0;
  for (const set of sets) {
    for (const rally of set) {
      const told = start !== null && rally.begins !== null ? rally.begins - start : null;
      const begins = Math.max(at, told ?? at);
      const length = Math.max(0, (rally.ends ?? 0) - (rally.begins ?? 0));
      const ends = begins + (told === null ? pace.rally : length + fall);
      moments.set(rally, { begins, ends });
      at = ends;
    }
    if (start === null) at += pace.set;
  }
  return moments;
}
