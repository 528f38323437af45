import type { Action, Fixture, Incident, Lineup, ShownState, Statistic } from './shapes.ts';

/**
 * Live data travels in streams: `all`, `game:<gameId>`, `match:<id>`. A tick gives each stream it touches
 * a message with the tick's version `v` and the version `p` of the stream's message before it. A client at
 * version c takes a message when p ≤ c < v, ignores it when v ≤ c (a double), and asks for a snapshot when
 * c < p (a gap). Contents are absolute, never increments.
 */
export type StreamName = 'all' | `game:${number}` | `match:${number}`;

/** A changed match on a board. `fixture` stands there when more than its state changed, or it is new. */
export interface BoardChange {
  id: number;
  gameId: number;
  state: ShownState;
  fixture?: Fixture;
}

export interface BoardDelta {
  stream: StreamName;
  v: number;
  p: number;
  matches: BoardChange[];
}

export interface MatchDelta {
  stream: StreamName;
  v: number;
  p: number;
  state?: ShownState;
  fixture?: Fixture;
  /** Entries that are new or changed, withdrawn ones among them. */
  incidents?: Incident[];
  lineups?: Lineup[];
  statistics?: Statistic[];
  actions?: Action[];
}

export type WatchAnswer =
  /** What the client missed since its version; may be empty. */
  | { ok: true; missed: (BoardDelta | MatchDelta)[] }
  /** Too far behind, or unknown: take a snapshot over HTTP, then watch again. */
  | { ok: false };

export interface ServerToClientEvents {
  board: (delta: BoardDelta) => void;
  match: (delta: MatchDelta) => void;
  /** The session that the socket was opened with is over (3000, 3001). */
  sessionEnded: () => void;
  /** How many notices the person behind the socket has not read, whenever that changes. */
  notice: (told: { unread: number }) => void;
  /** A recharge of the person behind the socket was paid or closed. */
  payment: (told: { id: number; state: 'paid' | 'closed' }) => void;
}

export interface ClientToServerEvents {
  /** Join a stream; `v` is the version of the snapshot the client holds. */
  watch: (stream: string, v: number, answer: (answer: WatchAnswer) => void) => void;
  unwatch: (stream: string) => void;
}
