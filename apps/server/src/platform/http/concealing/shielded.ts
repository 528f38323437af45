import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who wants no results, as they have chosen. */
export interface Shielded {
  /** Whether results of what stands there are hidden. */
  hides(place: { gameId: number; leagueId: number | null }): boolean;
  /** Whether some results of a game are. */
  hidesWithin(gameId: number): boolean;
  /** Whether they have asked for it all the same: `match-12`. */
  hasRevealed(name: string): boolean;
  /** What they hide, and have asked for, as statements need it. */
  chosen: {
    all: boolean;
    games: readonly number[];
    leagues: readonly number[];
    revealed: readonly string[];
  };
}

/** Who asks, if they want no results; null for everybody else. Their browser is told what they chose elsewhere. */
export type ShieldedOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Shielded | null>;
