import type { Side } from '@xiongmao/api/matches/sides';
import type { Book } from '../../programme/book.ts';
import type { Cast } from '../cast.ts';
import type { Tally } from '../tally.ts';
import type { Squad } from './squad.ts';

export interface Match {
  book: Book;
  cast: Cast;
  tally: Tally;
  squads: Record<Side, Squad>;
  ball: Ball;
  period: Period;
}

/** Who has it and where, in hundredths: `u` from the own goal line to the other, `y` from the left. */
export interface Ball {
  side: Side;
  u: number;
  y: number;
}

export interface Period {
  key: string;
  /** Readings of the clock, in seconds. */
  start: number;
  end: number;
}

/** The minute as it is written, 1 for the first; beyond a half's length what was added. */
export function minuteNow({ book, period }: Match): { minute: number; added: number | null } {
  const minute = Math.floor(book.reading / 60) + 1;
  const end = period.end / 60;
  return minute <= end ? { minute, added: null } : { minute: end, added: minute - end };
}
