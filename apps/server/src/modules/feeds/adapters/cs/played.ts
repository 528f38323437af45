import type { roundEndings } from '@xiongmao/api/matches/sheets/rounds';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';

export type Ending = (typeof roundEndings)[number];
/** The sides of the map. */
export type Tag = 'ct' | 't';
export type Sides = Record<Side, Tag>;

export interface Kill {
  /** Steam ids; bots by their names. */
  killer: string;
  victim: string;
  weapon: string;
  headshot: boolean;
  /** Through a wall or a door. */
  penetrated: boolean;
  /** Seconds since the round began; null where the file does not tell. */
  at: number | null;
}

export interface BombWork {
  kind: 'planted' | 'defused';
  player: string;
  at: number;
}

/** What a player did in a round. */
export interface Deeds {
  kills: number;
  headshots: number;
  assists: number;
  deaths: number;
  damage: number;
  firstKills: number;
  bombsPlanted: number;
  bombsDefused: number;
}

export interface Round {
  number: number;
  winner: Side | null;
  ending: Ending | null;
  /** Rounds won after it. */
  score: ScorePair;
  sides: Sides | null;
  /** In seconds since the match began. */
  startedAt: number | null;
  endedAt: number | null;
  alive: ScorePair | null;
  equipment: ScorePair | null;
  planted: boolean | null;
  kills: Kill[];
  bomb: BombWork[];
  deeds: Map<string, Deeds>;
}

/** A map as one file tells it, or several together. */
export interface Played {
  id: string;
  league: string | null;
  season: string | null;
  /** "Week 3". */
  stage: string | null;
  map: string;
  /** The instant, where the file's clock has a zone, and the day. */
  startsAt: string | null;
  date: string;
  names: Record<Side, string>;
  score: ScorePair;
  /** Whether the rounds won decide the map. */
  over: boolean;
  players: Map<string, { name: string; side: Side }>;
  rounds: Round[];
  /** In seconds since the match began. */
  pauses: { from: number; to: number }[];
  /** Whether damage is counted by the health that was left: what is told in hits counts more than there was. */
  exact: boolean;
}

export const otherSide = { home: 'away', away: 'home' } as const satisfies Record<Side, Side>;

/** Rounds of a regular map: fifteen a half until Counter-Strike 2 came, twelve since. */
export const regularRounds = (date: string): number => (date < '2023-09-27' ? 30 : 24);
const overtimeRounds = 6;

/** Whether a score decides a map: the majority of its rounds, then of each overtime's. */
export function isDecided({ home, away }: ScorePair, regular: number, overtime = overtimeRounds) {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (least < regular / 2) return most > regular / 2;
  const extra = Math.floor((least - regular / 2) / (overtime / 2));
  return most > regular / 2 + (extra + 1) * (overtime / 2);
}

export const noDeeds = (): Deeds => ({
  kills: 0,
  headshots: 0,
  assists: 0,
  deaths: 0,
  damage: 0,
  firstKills: 0,
  bombsPlanted: 0,
  bombsDefused: 0,
});

/** The number that is a Steam account, whichever way its id is written; null of a bot. */
export function accountOf(steamId: string): number | null {
  const old = /^STEAM_\d:([01]):(\d+)$/.exec(steamId);
  if (old) return Number(old[2]) * 2 + Number(old[1]);
  const now = /^\[U:1:(\d+)\]$/.exec(steamId);
  return now ? Number(now[1]) : null;
}

/** By its start, its map and a player: files of two sources about one match come to the same. */
export function matchId(start: string, map: string, players: Iterable<string>): string {
  const accounts = [...players].flatMap((id) => accountOf(id) ?? []);
  const least = accounts.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const who = Number.isFinite(least) ? `-${least}` : '';
  return `${start.slice(0, 19).replace(/[-:]/g, '')}-${map}${who}`;
}
