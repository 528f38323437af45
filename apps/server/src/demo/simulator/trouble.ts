import type { Game } from '@xiongmao/api/catalogue/games';
import { type Sport, sports } from '@xiongmao/api/catalogue/sports';
import type { Side } from '@xiongmao/api/matches/sides';
import { randomOf } from './random.ts';

/** What goes wrong with a match, as in life. Times in milliseconds. */
export type Trouble =
  /** The start is put back shortly before it. */
  | { kind: 'late'; by: number }
  /** Called off `before` the start; `after` that a new date is told, so many `days` later. */
  | { kind: 'postponed'; before: number; after: number; days: number; note: string }
  | { kind: 'cancelled'; before: number; note: string }
  /** Decided without being played, so long `after` the start. */
  | { kind: 'awarded'; after: number; to: Side; note: string }
  /** Stops at a share of its playing time, and goes on. */
  | { kind: 'interrupted'; from: number; length: number; note: string }
  /** Stops, and is given up. */
  | { kind: 'abandoned'; from: number; length: number; note: string }
  /** Goes well, but its feed says nothing for a while. */
  | { kind: 'silent'; from: number; length: number };

const minute = 60_000;

const outside = ['Heavy rain', 'Lightning nearby', 'Floodlight failure', 'Thick fog'];
const inside = ['Power failure', 'Leaking roof', 'Wet floor', 'Scoreboard failure'];
const online = ['Server problems', 'Network failure', 'Hardware failure'];
const openAir = new Set(['soccer', 'baseball', 'cricket', 'americanFootball', 'tennis']);

/**
 * What befalls a match that may meet with trouble; most don't. A knock-out needs a winner, and in time; a lobby can be
 * awarded to no side, and has no day left on which its teams don't play.
 */
export function troubleOf(id: string, game: Game, knockout = false): Trouble | null {
  const random = randomOf(`trouble ${id}`);
  const sport: Sport = sports[game.sport];
  const reasons = game.kind === 'esport' ? online : openAir.has(game.sport) ? outside : inside;
  const note = random.pick(reasons);
  const minutes = (from: number, to: number) => random.int(from, to) * minute;
  const stop = { from: random.float(0.15, 0.85), note };
  const kind = random.among({
    none: 58,
    silent: 12,
    late: 8,
    interrupted: 8,
    postponed: knockout || sport.lobby ? 0 : 4,
    cancelled: knockout ? 0 : 3,
    awarded: sport.lobby ? 0 : 3,
    abandoned: knockout ? 0 : 2,
  });
  switch (kind) {
    case 'none':
      return null;
    case 'silent':
      return { kind, from: random.float(0.1, 0.8), length: minutes(3, 6) };
    case 'late':
      return { kind, by: minutes(30, 30) };
    case 'interrupted':
      return { kind, ...stop, length: minutes(8, 35) };
    case 'abandoned':
      return { kind, ...stop, length: minutes(20, 45) };
    case 'postponed':
      return { kind, before: minutes(150, 260), after: minutes(40, 120), days: 2, note };
    case 'cancelled':
      return { kind, before: minutes(30, 200), note: 'Withdrawal' };
    case 'awarded': {
      const to = random.pick<Side>(['home', 'away']);
      return { kind, to, after: minutes(15, 30), note: 'Technical loss' };
    }
  }
}
