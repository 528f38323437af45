import type { Side } from '../sides.ts';

/** American football's moment, as the column `down` has it for the side with the ball. */
export interface Down {
  /** 1 to 4. */
  down: number;
  /** Yards to a first down. */
  toGo: number;
  /** Where the ball is, in yards from the own goal line of who has it; null where nobody tells. */
  yard: number | null;
}

/** A yard line as fans count it: from the nearer goal line, in whose half it lies. */
export interface Spot {
  side: Side;
  yard: number;
}

const opponent = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** A column's value: `3-6-69`, or `3-6` where the place is not known. */
export const downText = ({ down, toGo, yard }: Down): string =>
  [down, toGo, ...(yard === null ? [] : [yard])].join('-');

/** Reads it, and the words for it that older messages have (`3 & 6 · GB 31`), whose place names a club; null for others. */
export function downOf(text: string): Down | null {
  const [, down, toGo, yard] = /^([1-4])(?:-| & )(\d{1,2})(?:-(\d{1,2})|$| ·)/.exec(text) ?? [];
  if (!down) return null;
  return {
    down: Number(down),
    toGo: Number(toGo),
    yard: yard === undefined ? null : Number(yard),
  };
}

/** From the own goal line of the side that has the ball. */
export const yardOf = (offence: Side, { side, yard }: Spot): number =>
  side === offence ? yard : 100 - yard;

export const spotAt = (offence: Side, yard: number): Spot =>
  yard <= 50 ? { side: offence, yard } : { side: opponent(offence), yard: 100 - yard };
