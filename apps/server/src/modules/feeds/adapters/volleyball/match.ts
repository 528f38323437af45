import type { RallyEnding } from '@xiongmao/api/matches/sheets/rally-words';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';

/** A match as a scout wrote it down, whichever program was used. */
export interface Match {
  id: string;
  league: string | null;
  stage: string | null;
  round: string | null;
  season: string | null;
  date: string | null;
  startsAt: string | null;
  venue: string | null;
  teams: Record<Side, Team>;
  sets: PlayedSet[];
  /** Sets that each has won, as it is told beside the sets themselves. */
  told: ScorePair | null;
}

export interface Team {
  id: string;
  name: string;
  coach: string | null;
  players: Player[];
}

export interface Player {
  id: string;
  number: number;
  name: string;
  position: string | null;
}

export interface PlayedSet {
  number: number;
  events: Event[];
  /** Told as the set's result; null where it is not, and as long as it is played. */
  result: ScorePair | null;
  isOver: boolean;
}

export type Event = RallyEvent | TimeoutEvent | SubstitutionEvent;

interface Moment {
  /** Seconds since the match began; null where nobody noted it. */
  at: number | null;
  /** Points in the set after it. */
  score: ScorePair;
}

export interface RallyEvent extends Moment {
  kind: 'rally';
  /** When it was served. */
  begins: number | null;
  winner: Side;
  touches: Touch[];
  /** Shirt numbers at the places 1 to 6. */
  court: Record<Side, number[]> | null;
}

export interface TimeoutEvent extends Moment {
  kind: 'timeout';
  side: Side;
}

export interface SubstitutionEvent extends Moment {
  kind: 'substitution';
  side: Side;
  out: number;
  in: number;
}

/** A touch of the ball: serve, reception, set (E), attack, block, dig or free ball, and how it was. */
export interface Touch {
  side: Side;
  number: number | null;
  skill: Skill;
  /** `#` is the best; what wins or loses a point differs by skill. */
  value: string;
}

export const skills = ['S', 'R', 'A', 'B', 'D', 'E', 'F'] as const;
export type Skill = (typeof skills)[number];

/** Which values of a skill win and lose the point: scouts choose them. */
export type Symbols = Record<Skill, { lost: string; won: string }>;

export const usualSymbols: Symbols = {
  S: { lost: '=', won: '#' },
  R: { lost: '=', won: '' },
  A: { lost: '=/', won: '#' },
  B: { lost: '=/', won: '#' },
  D: { lost: '=', won: '' },
  E: { lost: '=', won: '' },
  F: { lost: '=', won: '' },
};

const wins: Partial<Record<Skill, RallyEnding>> = { S: 'ace', A: 'attack', B: 'block' };
const faults: Record<Skill, RallyEnding> = {
  S: 'serviceError',
  R: 'receptionError',
  A: 'attackError',
  B: 'blockError',
  D: 'diggingError',
  E: 'settingError',
  F: 'freeBallError',
};

/** What ended a rally: the winner's last touch that wins a point, else the loser's that loses one. */
export function endingOf(
  { winner, touches }: Pick<RallyEvent, 'winner' | 'touches'>,
  symbols: Symbols,
): { ending: RallyEnding; touch: Touch } | null {
  const won = touches.findLast(
    ({ side, skill, value }) => side === winner && symbols[skill].won.includes(value),
  );
  const ending = won && wins[won.skill];
  if (won && ending) return { ending, touch: won };
  const lost = touches.findLast(
    ({ side, skill, value }) => side !== winner && symbols[skill].lost.includes(value),
  );
  if (!lost) return null;
  const isBlocked = lost.skill === 'A' && lost.value === '/';
  return { ending: isBlocked ? 'attackBlocked' : faults[lost.skill], touch: lost };
}
