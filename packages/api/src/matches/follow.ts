import type {
  BoardDelta,
  ClientToServerEvents,
  MatchDelta,
  ServerToClientEvents,
  StreamName,
} from './events.ts';
import type { Board, Incident, MatchDetail } from './shapes.ts';

/** What to do with a delta at a client that holds version `current` (see `events.ts`). */
export function judge(
  current: number,
  delta: { v: number; p: number },
): 'apply' | 'double' | 'gap' {
  if (delta.v <= current) return 'double';
  return delta.p <= current ? 'apply' : 'gap';
}

/** The part of a socket.io client that following needs. */
export interface LiveSocket {
  readonly connected: boolean;
  emit: <Name extends keyof ClientToServerEvents>(
    name: Name,
    ...args: Parameters<ClientToServerEvents[Name]>
  ) => unknown;
  on(name: 'connect', listener: () => void): unknown;
  on<Name extends keyof ServerToClientEvents>(
    name: Name,
    listener: ServerToClientEvents[Name],
  ): unknown;
  off(name: 'connect', listener: () => void): unknown;
  off<Name extends keyof ServerToClientEvents>(
    name: Name,
    listener: ServerToClientEvents[Name],
  ): unknown;
}

export interface Following<Delta> {
  /** Takes the deltas to apply, in order, none twice, none missing. */
  onDelta: (delta: Delta) => void;
  /** Fetches a snapshot, shows it, and answers its version. Called after a gap. */
  resync: () => Promise<number>;
}

/**
 * Follows one stream from the version of the snapshot in hand, through reconnects and gaps. Returns the
 * function that stops it. `resync` is tried again after a pause until it succeeds.
 */
export function follow<Stream extends StreamName>(
  socket: LiveSocket,
  stream: Stream,
  version: number,
  { onDelta, resync }: Following<Stream extends `match:${number}` ? MatchDelta : BoardDelta>,
): () => void {
  type Delta = Stream extends `match:${number}` ? MatchDelta : BoardDelta;
  const event = (stream.startsWith('match:') ? 'match' : 'board') as 'board';
  let current = version;
  let joined = false;
  let stopped = false;
  let resyncing = false;

  function receive(delta: Delta): void {
    if (delta.stream !== stream || !joined) return;
    const verdict = judge(current, delta);
    if (verdict === 'gap') void recover();
    if (verdict !== 'apply') return;
    current = delta.v;
    onDelta(delta);
  }

  function join(): void {
    joined = false;
    if (!socket.connected || resyncing) return;
    socket.emit('watch', stream, current, (answer) => {
      if (stopped) return;
      if (!answer.ok) return void recover();
      joined = true;
      for (const delta of answer.missed) receive(delta as Delta);
    });
  }

  async function recover(): Promise<void> {
    if (resyncing || stopped) return;
    resyncing = true;
    joined = false;
    for (let pause = 500; !stopped; pause = Math.min(pause * 2, 15_000)) {
      try {
        current = await resync();
        break;
      } catch {
        // The screen shows the failure by itself; here only time helps.
        await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
      }
    }
    resyncing = false;
    if (!stopped) join();
  }

  const listener = receive as (delta: BoardDelta) => void;
  socket.on(event, listener);
  socket.on('connect', join);
  join();

  return () => {
    stopped = true;
    socket.off(event, listener);
    socket.off('connect', join);
    if (socket.connected) socket.emit('unwatch', stream);
  };
}

/** The board after a delta. Matches that it does not hold are left out: their names are not known here. */
export function applyBoardDelta(board: Board, delta: BoardDelta): Board {
  const changes = new Map(delta.matches.map((change) => [change.id, change]));
  const matches = board.matches.map((match) => {
    const change = changes.get(match.id);
    return change ? { ...match, ...change.fixture, state: change.state } : match;
  });
  return { ...board, version: delta.v, matches };
}

/** The match after a delta. */
export function applyMatchDelta(detail: MatchDetail, delta: MatchDelta): MatchDetail {
  const next: MatchDetail = { ...detail, version: delta.v };
  if (delta.state || delta.fixture) {
    next.match = {
      ...detail.match,
      ...delta.fixture,
      state: delta.state ?? detail.match.state,
    };
  }
  if (delta.incidents) {
    next.incidents = mergeIncidents(detail.incidents, delta.incidents);
    next.coverage = { ...next.coverage, incidents: true };
  }
  if (delta.lineups) {
    const sides = delta.lineups.map((lineup) => lineup.side);
    next.lineups = [
      ...detail.lineups.filter((lineup) => !sides.includes(lineup.side)),
      ...delta.lineups,
    ].sort((a, b) => (a.side === b.side ? 0 : a.side === 'home' ? -1 : 1));
    next.coverage = { ...next.coverage, lineups: true };
  }
  if (delta.statistics) {
    next.statistics = delta.statistics;
    next.coverage = { ...next.coverage, statistics: true };
  }
  if (delta.actions) next.coverage = { ...next.coverage, actions: true };
  return next;
}

function mergeIncidents(held: Incident[], news: Incident[]): Incident[] {
  const byKey = new Map(held.map((entry) => [entry.key, entry]));
  for (const entry of news) byKey.set(entry.key, entry);
  return [...byKey.values()].sort((a, b) => a.order - b.order);
}
