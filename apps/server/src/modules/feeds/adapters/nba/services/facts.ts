import type { IncidentKind } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';

/** The league's three services, the fullest first. */
export const services = ['live', 'data', 'stats'] as const;
export type Service = (typeof services)[number];

/** Tells of an entry that can't be understood, and where it stands in its file. */
export type Odd = (place: string, reason: string, raw: unknown) => void;

export type GameStatus = 'scheduled' | 'live' | 'final' | 'postponed' | 'cancelled';

/** What one table or document says about one game. Teams go by the league's numbers as text. */
export interface GameFacts {
  /** Ten digits: league, season type, season, number. */
  gameId: string;
  service: Service;
  home?: string;
  away?: string;
  /** Nothing tells who is at home: the sides stand in the order of rows. */
  isGuess?: boolean;
  names?: Record<string, TeamName>;
  startsAt?: string | null;
  date?: string;
  status?: GameStatus;
  /** Points of each team, in all and by period. */
  points?: Record<string, number>;
  periods?: Record<string, number[]>;
  venue?: string;
  round?: string;
  boxes?: Record<string, Box>;
  plays?: Play[];
  /** Where shots were taken, by the key of their play. */
  shots?: Map<string, Point>;
}

export interface TeamName {
  name?: string;
  abbr?: string;
}

/** A team's box score. */
export interface Box {
  statistics: Record<string, number>;
  players: BoxPlayer[];
}

export interface BoxPlayer {
  id: string;
  name: string;
  number: number | null;
  position: string | null;
  starter: boolean;
  statistics: Record<string, number>;
}

export interface Person {
  id: string | null;
  name: string | null;
}

/** In hundredths of the court, the acting side attacking to the right. */
export interface Point {
  x: number;
  y: number;
}

/** One row of the play-by-play. */
export interface Play {
  /** The source's number of the event within the game. */
  key: string;
  /** 1 to 4, overtimes from 5. */
  period: number;
  /** Seconds left in the period. */
  remaining: number;
  kind: IncidentKind;
  /** Null for what belongs to neither side. */
  team: string | null;
  player: Person | null;
  /** Who assisted, blocked, stole, was fouled or replaced. */
  other: Person | null;
  score: ScorePair | null;
  text: string | null;
  /** In the source's own clock, in seconds: of real time, or of the day to the minute. */
  wall: number | null;
  position: Point | null;
  tallied: Tallied;
}

/** What a play counts for in statistics, besides its kind. */
export interface Tallied {
  /** Of a made shot or free throw. */
  points?: number;
  isThree?: boolean;
  isAssisted?: boolean;
  isBlocked?: boolean;
  isStolen?: boolean;
  isOffensive?: boolean;
  /** A foul that counts against the player: technical ones do not. */
  isPersonal?: boolean;
}

/** "Portland" and "Trail Blazers" → "Portland Trail Blazers"; a nickname may hold the city already. */
export function fullName(city: string | null, nickname: string | null): string | undefined {
  if (!city || !nickname) return nickname ?? city ?? undefined;
  return nickname.includes(city) ? nickname : `${city} ${nickname}`;
}

/**
 * A spot told in tenths of feet from the basket that is attacked, across and along the court of 94 by 50
 * feet; the basket stands 5.25 feet in from the line.
 */
export function fromBasket(across: number, along: number): Point {
  const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;
  return { x: within(100 - ((5.25 + along / 10) / 94) * 100), y: within(50 + across / 5) };
}
