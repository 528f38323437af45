import { periodOrder, type Sport } from '@xiongmao/api/catalogue/sports';
import type { MatchClock, ShownState } from '@xiongmao/api/matches/shapes';
import { formatClock, formatMinute } from '@xiongmao/i18n/format';

/** What the clock of a live match shows. */
export type ClockFace =
  /** Soccer: the minute in play, 1 for the first; `added` is the 2 of 45+2. */
  | { kind: 'minute'; minute: number; added: number | null }
  /** Elsewhere: whole seconds, left or gone by the sport's direction. */
  | { kind: 'time'; seconds: number };

type Clocked = Pick<ShownState, 'status' | 'phase' | 'clock' | 'heardAt' | 'stale'>;

/**
 * The reading of a match clock in seconds at `now` (ms). A running clock goes on by its speed from the
 * instant it was read; it stands still while the match does, and where a silent source was last heard.
 */
export function clockSeconds(
  clock: MatchClock,
  state: Clocked,
  direction: 'up' | 'down',
  now: number,
): number {
  const until = state.stale ? Math.min(now, Date.parse(state.heardAt)) : now;
  const runs = clock.running && state.status === 'live';
  const passed = runs ? (Math.max(0, until - Date.parse(clock.at)) / 1000) * clock.speed : 0;
  return direction === 'down' ? Math.max(0, clock.seconds - passed) : clock.seconds + passed;
}

/** What a live match's clock shows at `now` (ms); null in breaks, shoot-outs and games without a clock. */
export function clockFace(state: Clocked, sport: Sport, now: number): ClockFace | null {
  const { clock, phase, status } = state;
  if (!clock || !phase || (status !== 'live' && status !== 'interrupted')) return null;
  if (periodOrder(sport, phase) < 0) return null;
  const seconds = clockSeconds(clock, state, sport.clock?.direction ?? 'up', now);
  if (!sport.clock?.continuous) return timeFace(seconds, sport.clock?.direction ?? 'up');
  const end = periodEnd(sport, sport.clock, phase);
  return end === null ? null : minuteFace(seconds, end);
}

/** A clock face as text: `63′`, `45+2′`, `4:07`. Digits and signs alone, the same in every language. */
export function clockText(face: ClockFace): string {
  return face.kind === 'minute' ? formatMinute(face) : formatClock(face.seconds);
}

/** The continuous reading at which a period's regular time is over; null for a shoot-out. */
function periodEnd(sport: Sport, clock: NonNullable<Sport['clock']>, phase: string): number | null {
  const number = Number(/\d+$/.exec(phase)?.[0] ?? 0);
  if (number === 0) return null;
  if (phase.startsWith(sport.period.prefix)) return number * clock.seconds;
  return sport.period.count * clock.seconds + number * clock.extraSeconds;
}

function minuteFace(seconds: number, end: number): ClockFace {
  if (seconds < end) return { kind: 'minute', minute: Math.floor(seconds / 60) + 1, added: null };
  const added = Math.floor((seconds - end) / 60) + 1;
  return { kind: 'minute', minute: end / 60, added };
}

function timeFace(reading: number, direction: 'up' | 'down'): ClockFace {
  // What is left is rounded up, as on the board in the hall: 0:00 is the end, not the last second.
  return { kind: 'time', seconds: direction === 'down' ? Math.ceil(reading) : Math.floor(reading) };
}
