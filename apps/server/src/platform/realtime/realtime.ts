import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Metrics } from '@xiongmao/api/hosting/metrics/metrics';
import type {
  AccountChannel,
  StreamChannel,
  Versioned,
  WatchAnswer,
} from '@xiongmao/api/realtime/channels';
import { Server, type Socket } from 'socket.io';
import type { WebSocket } from 'ws';
import type { Log } from '../logging/log.ts';
import { createCarrier } from '../redis/carrier.ts';
import { Budgets } from './budgets/budgets.ts';
import { createFigures } from './figures.ts';
import { broadcast, frameOf } from './frames.ts';
import { type Caller, Handshakes, type Refused, type Visitors } from './handshakes.ts';
import { dearer, drain, joinWithin, type Limits, messages, mostSaid } from './limits.ts';
import {
  type Connection,
  closePeer,
  onceGone,
  type Peer,
  peerOf,
  unsentOf,
  webSocketOf,
} from './peers.ts';
import { type EngineRequest, guardRequests } from './requests.ts';
import type { ServedChannel } from './served-channel.ts';
import { Streams } from './streams.ts';
import { deafen, webSocketServer } from './web-sockets.ts';

/** The sockets of one process, for the domains that have something to tell. */
export interface Realtime {
  /** Opens channels to clients, each once: of accounts in app.ts, of streams where their history is kept. */
  serve(channels: readonly ServedChannel[]): void;
  /** Tells a stream's message to this process's clients, and keeps it for those who come back. */
  tell<Name extends string, Message extends Versioned>(
    channel: StreamChannel<Name, Message>,
    stream: Name,
    message: Message,
  ): void;
  /** Streams of a channel that someone of this process follows. */
  followed<Name extends string>(channel: StreamChannel<Name>): Name[];
  /** Whether someone of this process follows a stream. */
  isFollowed(stream: string): boolean;
  /** Tells all sockets of an account, whatever process they are at. */
  tellAccount<Message>(channel: AccountChannel<Message>, id: number, message: Message): void;
  /**
   * Accounts chose otherwise: closes those of their sockets at this process that came before a moment of each (ms since the
   * epoch), from which on no process believes what was chosen before. They are to stay away until then.
   */
  renewAccounts(from: ReadonlyMap<number, number>): void;
  /** Sessions that sockets of this process were opened with. */
  sessions(): string[];
  /** Closes the sockets of a session that is over: they come back as somebody else's. */
  endSession(id: string): void;
  viewers(): number;
  /** What is open and kept now, in Prometheus' text format. */
  figures(): string[];
  /** Lets nobody in any more, and sends everybody away, to come back at moments that are apart. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** ms between looks for readers who do not read. */
const checkInterval = 1_000;

const isVersion = (given: unknown): given is number =>
  Number.isSafeInteger(given) && Number(given) >= 0;
const isKey = (given: unknown): given is string => /^[\w-]{16,64}$/.test(String(given));
/** What processes tell each other for the sockets of an account. */
interface Carried {
  id: number;
  event: string;
  message: unknown;
}

const accountRoom = (id: number) => `account ${id}`;

/**
 * With Redis, what is told to accounts reaches all processes; streams don't need it, because every
 * process follows them through the database and tells its own clients.
 */
export async function createRealtime(
  server: HttpServer,
  options: {
    origins: readonly string[];
    redisUrl: string | undefined;
    limits: Limits;
    visitors: Visitors;
    metrics: Metrics;
    log: Log;
  },
): Promise<Realtime> {
  const { limits, log } = options;
  const figures = createFigures(log, options.metrics);
  const handshakes = new Handshakes(options);
  /** Who was let in. */
  const callers = new WeakMap<IncomingMessage, { caller: Caller; came: number }>();
  const peers = new Map<Connection, Peer>();
  const streams = new Streams({ buffer: limits.buffer, figures, log, spend });
  const shared = {
    account: new Budgets(messages.account),
    host: new Budgets(messages.host),
  };
  let draining = false;

  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    // Messages are small and many: compressing each costs more than it saves.
    perMessageDeflate: false,
    maxHttpBufferSize: mostSaid,
    connectTimeout: joinWithin,
    wsEngine: webSocketServer(opened),
    allowRequest: (request, decide) => void admit(request).then((words) => decide(words, !words)),
  });

  const tellHere = ({ id, event, message }: Carried) => io.to(accountRoom(id)).emit(event, message);
  const carrier = createCarrier<Carried>('xiongmao:accounts', options, tellHere);

  /** Null when the handshake may go on, else why not: `<reason> <ms>`. */
  async function admit(request: IncomingMessage): Promise<string | null> {
    if (draining) return 'restarting 1000';
    const came = Date.now();
    const admitted = await handshakes.admit(request);
    if ('countsFor' in admitted) {
      callers.set(request, { caller: admitted, came });
      return null;
    }
    return refuse(admitted);
  }

  function refuse({ reason, who, after: ms }: Refused): string {
    const after = Math.ceil(ms);
    figures.count('handshakesRefused', reason);
    figures.complain(who, reason, { after });
    return `${reason} ${after}`;
  }

  const { clients } = io.engine as unknown as { clients: Record<string, Connection> };
  /** Who has a session: engine.io's own table has what every object has. */
  const clientOf = (sid: string) => (Object.hasOwn(clients, sid) ? clients[sid] : undefined);
  io.engine.use(
    guardRequests({
      origins: options.origins,
      handshakes,
      transportOf: (sid) => clientOf(sid)?.transport.name,
      refuse,
    }),
  );

  /** A WebSocket that a session of long-polling goes on by; others are heard once they have a session. */
  function opened(socket: WebSocket, request: IncomingMessage): void {
    const connection = clientOf((request as EngineRequest)._query.sid ?? '');
    const peer = connection && peers.get(connection);
    if (peer) listen(peer, socket);
  }

  /** Counts each frame of a WebSocket, of whatever kind, before anything is made of it. */
  function listen(peer: Peer, socket: WebSocket): void {
    const pay = (): boolean => {
      const isPaid = spend(peer, 1);
      if (!isPaid) deafen(socket);
      return isPaid;
    };
    socket.prependListener('message', pay);
    socket.on('pong', pay);
    socket.on('ping', (data) => {
      if (pay()) socket.pong(data, false, () => undefined);
    });
    socket.on('error', () => {
      tell(peer, 'malformed');
      socket.terminate();
    });
  }

  io.engine.on('connection', (connection: Connection) => {
    const { caller, came } = callers.get(connection.request)!;
    const leave = handshakes.seat(caller);
    const peer = peerOf(connection, caller, came);
    peers.set(connection, peer);
    const socket = webSocketOf(connection);
    if (socket) listen(peer, socket);
    connection.on('packet', () => {
      if (!webSocketOf(connection)) spend(peer, 1);
    });
    connection.once('close', () => {
      peers.delete(connection);
      onceGone(connection, leave);
    });
  });

  io.on('connection', (socket) => {
    const { conn, handshake } = socket;
    // Once the handshake has told who connects it is not needed again; keeping it costs memory for every viewer.
    (conn as { request: unknown }).request = null;
    handshake.headers = {};
    const peer = peers.get(conn);
    if (!peer) return;
    const { account } = peer.caller;
    if (account) void socket.join(accountRoom(account.id));
    socket.onAny((event: string, ...args: unknown[]) => hear(peer, socket, event, args));
  });

  function hear(peer: Peer, socket: Socket, event: string, args: unknown[]): void {
    const [stream, second, third] = args;
    const answer = args.at(-1);
    const isAnswered = typeof answer === 'function';
    const reply = answer as (given: unknown) => void;
    if (typeof stream === 'string' && event === 'unwatch') {
      streams.unwatch(socket, stream);
    } else if (typeof stream === 'string' && event === 'watch' && isVersion(second) && isAnswered) {
      streams.watch(peer, socket, stream, second, reply).catch((error) => {
        log.error({ err: error }, 'a stream could not be joined');
        reply({ ok: false, why: 'busy' } satisfies WatchAnswer);
      });
    } else if (typeof stream === 'string' && event === 'send' && isKey(second) && isAnswered) {
      void streams.hear(peer, socket, { stream, key: second, body: third }).then(reply);
    } else end(peer, 'notUnderstood');
  }

  /** Whether there were so many credits; who has too few is cut. */
  function spend(peer: Peer, credits: number): boolean {
    const { account, name } = peer.caller;
    const isShort = shared[account ? 'account' : 'host'].take(name, credits) > 0;
    const wait = peer.budget.take(isShort ? credits * dearer : credits);
    if (wait === 0) return true;
    if (peers.has(peer.connection)) {
      figures.count('messagesRefused', isShort ? (account ? 'account' : 'host') : 'socket');
      end(peer, 'overBudget', { after: wait, deaf: true });
    }
    return false;
  }

  /** Cuts a client off that harms the others. */
  function end(
    peer: Peer,
    name: 'slow' | 'overBudget' | 'notUnderstood',
    how: { after?: number; deaf?: boolean } = {},
  ): void {
    tell(peer, name);
    closePeer(peer, name, how);
  }

  function tell({ caller, connection }: Peer, why: string): void {
    figures.count('closed', why);
    figures.complain(caller.name, why, { unsent: unsentOf(connection) });
  }

  const looking = setInterval(() => {
    for (const peer of peers.values()) {
      if (unsentOf(peer.connection) > limits.buffer) end(peer, 'slow');
    }
  }, checkInterval);
  looking.unref();

  function* connectionsIn(room: string): Generator<Connection> {
    const { adapter, sockets } = io.sockets;
    for (const id of adapter.rooms.get(room) ?? []) {
      const connection = sockets.get(id)?.conn;
      if (connection) yield connection;
    }
  }

  async function sendAway(): Promise<void> {
    draining = true;
    const all = [...peers.values()];
    const span = Math.min((all.length / drain.backPerSecond) * 1_000, drain.longestMs);
    for (let at = 0; at < all.length; at += drain.batch) {
      for (const peer of all.slice(at, at + drain.batch)) {
        figures.count('closed', 'restarting');
        closePeer(peer, 'restarting', { after: 1_000 + Math.random() * span });
      }
      await sleep(drain.pauseMs);
    }
  }

  return {
    serve: (channels) => streams.serve(channels),
    tell(channel, stream, message) {
      streams.require(channel);
      const frame = frameOf(channel.event, message);
      const { history } = streams.of(channel) ?? {};
      if (channel.history) history?.keep(stream, message, frame, channel.history);
      broadcast(connectionsIn(stream), frame);
    },
    followed<Name extends string>({ pattern }: StreamChannel<Name>) {
      return [...io.sockets.adapter.rooms.keys()].filter((room) => pattern.test(room)) as Name[];
    },
    isFollowed: (stream) => io.sockets.adapter.rooms.has(stream),
    tellAccount(channel, id, message) {
      streams.require(channel);
      const given = { id, event: channel.event, message };
      tellHere(given);
      carrier.carry(given);
    },
    renewAccounts(from) {
      const now = Date.now();
      for (const peer of peers.values()) {
        const moment = from.get(peer.caller.account?.id ?? 0);
        if (moment === undefined || peer.came >= moment) continue;
        closePeer(peer, 'choiceChanged', { after: Math.max(0, moment - now) });
      }
    },
    sessions() {
      const ids = new Set<string>();
      for (const { caller } of peers.values())
        if (caller.account) ids.add(caller.account.sessionId);
      return [...ids];
    },
    endSession(id) {
      for (const peer of peers.values())
        if (peer.caller.account?.sessionId === id) closePeer(peer, 'sessionEnded');
    },
    viewers: () => peers.size,
    figures() {
      const unsent = [...peers.keys()].reduce((sum, connection) => sum + unsentOf(connection), 0);
      const kept = [...streams.histories()].map(({ size }) => size);
      const sum = (key: 'frames' | 'bytes') => kept.reduce((total, size) => total + size[key], 0);
      return [
        `xiongmao_sockets ${peers.size}`,
        `xiongmao_socket_buffered_bytes ${unsent}`,
        `xiongmao_backlog_frames ${sum('frames')}`,
        `xiongmao_backlog_bytes ${sum('bytes')}`,
      ];
    },
    drain: sendAway,
    async stop() {
      clearInterval(looking);
      await io.close();
      await carrier.stop();
    },
  };
}
