import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Metrics } from '@xiongmao/api/hosting/metrics/metrics';
import type {
  AccountChannel,
  StreamChannel,
  Versioned,
  WatchAnswer,
} from '@xiongmao/api/realtime/channels';
import { Server, type Socket } from 'socket.io';
import { WebSocketServer } from 'ws';
import type { Log } from '../logging/log.ts';
import { connectRedis } from '../redis.ts';
import { Budgets } from './budgets.ts';
import { createFigures } from './figures.ts';
import { broadcast, frameOf } from './frames.ts';
import { type Caller, Handshakes, type Refused, type Visitors } from './handshakes.ts';
import { dearer, drain, joinWithin, type Limits, messages, mostSaid } from './limits.ts';
import { type Connection, closePeer, type Peer, peerOf, unsentOf } from './peers.ts';
import type { ServedChannel } from './served-channel.ts';
import { Streams } from './streams.ts';

/** The sockets of one process, for the domains that have something to tell. */
export interface Realtime {
  /** Opens channels to clients; each is listed once, in app.ts. */
  serve(channels: readonly ServedChannel[]): void;
  /** Tells a stream's message to this process's clients, and keeps it for those who come back. */
  tell<Name extends string, Message extends Versioned>(
    channel: StreamChannel<Name, Message>,
    stream: Name,
    message: Message,
  ): void;
  /** Streams of a channel that someone of this process follows. */
  followed<Name extends string>(channel: StreamChannel<Name>): Name[];
  /** Tells all sockets of an account, whatever process they are at. */
  tellAccount<Message>(channel: AccountChannel<Message>, id: number, message: Message): void;
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

/** As engine.io hands it on. */
type EngineRequest = IncomingMessage & { _query: { sid?: string } };

/** ms between looks for readers who do not read. */
const lookEvery = 1_000;

/** Frames in many pieces would each be kept by themselves until they are whole. */
class PatientWebSocketServer extends WebSocketServer {
  constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
    super({ ...options, maxBufferedChunks: 64, maxFragments: 16 } as typeof options);
  }
}

const isVersion = (given: unknown): given is number =>
  Number.isSafeInteger(given) && Number(given) >= 0;
const isKey = (given: unknown): given is string => /^[\w-]{16,64}$/.test(String(given));
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
  const { redisUrl, limits, log } = options;
  const redis = redisUrl ? await connectRedis(redisUrl, log) : null;
  const figures = createFigures(log, options.metrics);
  const handshakes = new Handshakes(options);
  const callers = new WeakMap<IncomingMessage, Caller>();
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
    cors: { origin: [...options.origins], credentials: true },
    // Messages are small and many: compressing each costs more than it saves.
    perMessageDeflate: false,
    maxHttpBufferSize: mostSaid,
    connectTimeout: joinWithin,
    wsEngine: PatientWebSocketServer,
    allowRequest: (request, decide) => void admit(request).then((words) => decide(words, !words)),
    ...(redis ? { adapter: createAdapter(redis) } : {}),
  });

  /** Null when the handshake may go on, else why not: `<reason> <ms>`. */
  async function admit(request: IncomingMessage): Promise<string | null> {
    if (draining) return 'restarting 1000';
    const admitted = await handshakes.admit(request);
    if ('countsFor' in admitted) {
      callers.set(request, admitted);
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

  const { clients } = io.engine as unknown as { clients: object };
  io.engine.use((request: EngineRequest, response: ServerResponse, next: () => void) => {
    const { sid } = request._query;
    const stray = sid && !Object.hasOwn(clients, sid) && handshakes.admitStray(request);
    if (!stray) return next();
    refuse(stray);
    // An upgrade has no answer of its own to write to.
    if (request.headers.upgrade) request.socket.destroy();
    else response.writeHead(429, { 'retry-after': `${Math.ceil(stray.after / 1_000)}` }).end();
  });

  io.engine.on('connection', (connection: Connection) => {
    const caller = callers.get(connection.request)!;
    const leave = handshakes.seat(caller);
    const peer = peerOf(connection, caller);
    peers.set(connection, peer);
    connection.on('packet', () => spend(peer, 1));
    connection.once('close', () => {
      peers.delete(connection);
      leave();
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

  function spend(peer: Peer, credits: number): void {
    const { account, name } = peer.caller;
    const isShort = shared[account ? 'account' : 'host'].take(name, credits) > 0;
    const wait = peer.budget.take(isShort ? credits * dearer : credits);
    if (wait === 0) return;
    figures.count('messagesRefused', isShort ? (account ? 'account' : 'host') : 'socket');
    end(peer, 'overBudget', { after: wait, deaf: true });
  }

  /** Cuts a client off that harms the others. */
  function end(
    peer: Peer,
    name: 'slow' | 'overBudget' | 'notUnderstood',
    how: { after?: number; deaf?: boolean } = {},
  ): void {
    figures.count('closed', name);
    figures.complain(peer.caller.name, name, { unsent: unsentOf(peer.connection) });
    closePeer(peer, name, how);
  }

  const looking = setInterval(() => {
    for (const peer of [...peers.values()]) {
      if (unsentOf(peer.connection) > limits.buffer) end(peer, 'slow');
    }
  }, lookEvery);
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
    tellAccount(channel, id, message) {
      streams.require(channel);
      io.to(accountRoom(id)).emit(channel.event, message);
    },
    sessions() {
      const ids = new Set<string>();
      for (const { caller } of peers.values())
        if (caller.account) ids.add(caller.account.sessionId);
      return [...ids];
    },
    endSession(id) {
      for (const peer of [...peers.values()]) {
        if (peer.caller.account?.sessionId === id) closePeer(peer, 'sessionEnded');
      }
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
      await redis?.close();
    },
  };
}
