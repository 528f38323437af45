import { z } from 'zod';
import { teamShape } from '../../catalogue/shapes.ts';

/** By what rules a lobby is played. */
export const lobbyRules = {
  /** How many rounds there are to be. */
  rounds: z.int().min(1).max(30),
  /** Players of a full team; null where nobody tells. */
  teamSize: z.int().min(1).max(20).nullable(),
  /** Points for the first place, the second, and so on; none beyond. */
  placementPoints: z.array(z.int().min(0).max(1000)).max(100),
  killPoints: z.int().min(0).max(100),
};

/** What a team has made of a round. */
export const lobbyResult = {
  /** Null while it is in play, and where nobody tells. */
  placement: z.int().min(1).max(100).nullable(),
  kills: z.int().min(0).max(1000),
  /** Players left; null where nobody tells. */
  alive: z.int().min(0).max(20).nullable(),
};

export const lobbyRound = {
  key: z.string().max(16),
  map: z.string().max(60).nullable(),
};

/** A match of many teams, round by round. `lobby.ts` adds it up. */
export const lobby = z.object({
  ...lobbyRules,
  teams: z.array(z.object({ team: teamShape, players: z.array(z.string()) })),
  /** Rounds that have begun, in order. */
  played: z.array(
    z.object({
      ...lobbyRound,
      results: z.array(z.object({ teamId: z.int(), ...lobbyResult })),
    }),
  ),
});
export type Lobby = z.infer<typeof lobby>;
