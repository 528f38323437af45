import type { Match } from './match.ts';

/** A stretch of play, and the rest after it; the last is followed by none. */
interface Session {
  /** Milliseconds since the start. */
  until: number;
  rest: 'drinks' | 'lunch' | 'tea' | 'stumps' | null;
  /** Seconds. */
  length: number;
}

const minutes = 60_000;

/** Two days of three sessions with drinks in the middle of each; both begin at the same hour. */
export function sessionsFrom(start: number): Session[] {
  const day = (from: number, last: Session['rest']): Session[] => [
    { until: from + 60 * minutes, rest: 'drinks', length: 300 },
    { until: from + 120 * minutes, rest: 'lunch', length: 2400 },
    { until: from + 220 * minutes, rest: 'drinks', length: 300 },
    { until: from + 280 * minutes, rest: 'tea', length: 1200 },
    { until: from + 360 * minutes, rest: 'drinks', length: 300 },
    { until: from + 425 * minutes, rest: last, length: (24 * 60 - 425) * 60 },
  ];
  return [...day(start, 'stumps'), ...day(start + 24 * 60 * minutes, null)];
}

/** Rests when a session is over, and takes it off the list. */
export function restWhenDue({ book }: Match, sessions: Session[]): void {
  const session = sessions[0];
  if (!session || book.at < session.until) return;
  sessions.shift();
  if (!session.rest) return;
  const until = session.rest === 'stumps' ? sessions[0]!.until - 60 * minutes : null;
  book.pause(session.rest, until === null ? session.length : (until - book.at) / 1000);
}
