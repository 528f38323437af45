import type { Game } from '@xiongmao/api/catalogue/games';
import type { LeaguePlan } from '../names/leagues.ts';
import type { Team } from '../names/teams.ts';
import type { Trouble } from '../trouble.ts';

export type League = LeaguePlan & { id: string };

/** A match as it is announced, and what will go wrong with it. */
export interface Plan {
  /** `<game's slug>:<day>:<slot>`. */
  id: string;
  game: Game;
  league: League;
  season: string;
  /** UTC day, YYYY-MM-DD, on which it was to be played at first. */
  day: string;
  /** Milliseconds since the epoch. */
  startsAt: number;
  /** Since when it is known who meets: they may have to win before. */
  knownAt: number;
  home: Team;
  away: Team;
  /** All teams of a lobby, whose `home` and `away` mean nothing; null where two sides meet. */
  lobby: readonly Team[] | null;
  /** As its source calls its part of the season. */
  part: { stage: string } | { round: string };
  trouble: Trouble | null;
}
