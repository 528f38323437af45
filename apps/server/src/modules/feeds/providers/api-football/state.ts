import type { MatchClock, MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { isPlayed } from '@xiongmao/api/matches/statuses';
import type { FixtureEntry } from './shapes.ts';
import { stageOf } from './status.ts';

/** Seconds that a clock may differ from the minute that is told, before it is set anew. */
const tolerance = 100;
/** Where each half begins on the clock. */
const begins: Readonly<Record<string, number>> = { h1: 0, h2: 2_700, et1: 5_400, et2: 6_300 };

/** Status, clock and score of a fixture; null where its status is not known. */
export function readState(
  entry: FixtureEntry,
  clockBefore: MatchClock | null,
  now: number,
): MatchState | null {
  const { status: told } = entry.fixture;
  const stage = stageOf(told.short, told.elapsed ?? 0);
  if (!stage) return null;
  const score = pairOf(entry.goals);
  return {
    ...stage,
    clock: stage.status === 'live' ? clockOf(entry, stage.phase, clockBefore, now) : null,
    score: stage.status === 'notStarted' ? null : score,
    periods: stage.status === 'notStarted' ? [] : periodsOf(entry, score, stage.phase),
    columns: [],
    winner: isPlayed(stage.status) ? winnerOf(entry) : null,
    note: noteOf(told.short, told.long ?? null),
  };
}

/** What decided a match off the field, or stopped it, in the provider's words. */
const noteOf = (short: string, long: string | null): string | null =>
  /^(AWD|WO|ABD|SUSP|INT)$/.test(short) ? long : null;

function winnerOf({ teams, goals }: FixtureEntry): MatchState['winner'] {
  if (teams.home.winner) return 'home';
  if (teams.away.winner) return 'away';
  return pairOf(goals) ? 'draw' : null;
}

const pairOf = (told: { home?: number | null; away?: number | null } | null | undefined) =>
  typeof told?.home === 'number' && typeof told.away === 'number'
    ? { home: told.home, away: told.away }
    : null;

/** Goals within each part: half-time, ninety minutes and extra time are told apart; of a half in play the rest. */
function periodsOf(
  { score }: FixtureEntry,
  goals: ScorePair | null,
  phase: string | null,
): PeriodScore[] {
  const first = pairOf(score.halftime) ?? (phase === 'h1' || phase === 'halfTime' ? goals : null);
  const full = pairOf(score.fulltime);
  const extra = pairOf(score.extratime);
  const shootout = pairOf(score.penalty);
  const second = full ?? (phase === 'h2' ? goals : null);
  const inExtra = extra ?? (full && /^et[12]$/.test(phase ?? '') ? minus(goals, full) : null);
  return [
    ...(first ? [{ key: 'h1', ...first }] : []),
    ...only('h2', first && minus(second, first)),
    ...only('et1', inExtra),
    ...only('pen', shootout),
  ];
}

const only = (key: string, pair: ScorePair | null): PeriodScore[] =>
  pair ? [{ key, ...pair }] : [];

/** Null where that would be less than nothing: one of the two is not up to date. */
function minus(later: ScorePair | null, earlier: ScorePair): ScorePair | null {
  if (!later || later.home < earlier.home || later.away < earlier.away) return null;
  return { home: later.home - earlier.home, away: later.away - earlier.away };
}

/**
 * The match clock. It is set by when the half began, else by the minute that is told, and left alone as long as it
 * fits: minutes are told late, and a clock that is set with each answer jumps.
 */
function clockOf(
  { fixture }: FixtureEntry,
  phase: string | null,
  before: MatchClock | null,
  now: number,
): MatchClock | null {
  const minute = fixture.status.elapsed;
  if (phase === 'halfTime') return still(2_700, before, now);
  if (phase === 'extraTimeBreak') return still(minute === 105 ? 6_300 : 5_400, before, now);
  const from = begins[phase ?? ''];
  if (from === undefined || typeof minute !== 'number') return null;
  const told = (minute + (fixture.status.extra ?? 0)) * 60;
  const fits = (clock: MatchClock | null): clock is MatchClock =>
    clock?.running === true &&
    Math.abs(clock.seconds + (now - Date.parse(clock.at)) / 1000 - told) < tolerance &&
    clock.seconds >= from;
  const begun = phase === 'h1' ? fixture.periods?.first : phase === 'h2' && fixture.periods?.second;
  const byBegin = begun ? running(from, begun * 1_000) : null;
  if (fits(byBegin)) return byBegin;
  return fits(before) ? before : running(Math.max(from, told), now);
}

const running = (seconds: number, at: number): MatchClock => ({
  at: new Date(at).toISOString(),
  seconds,
  running: true,
  speed: 1,
});

const still = (seconds: number, before: MatchClock | null, now: number): MatchClock =>
  before && !before.running && before.seconds === seconds
    ? before
    : { at: new Date(now).toISOString(), seconds, running: false, speed: 1 };
