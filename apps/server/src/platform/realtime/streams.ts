import { hash } from 'node:crypto';
import { type ErrorName, errors } from '@xiongmao/api/errors';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import {
  mostStreams,
  type SendAnswer,
  type StreamChannel,
  type WatchAnswer,
  type WatchRefusal,
} from '@xiongmao/api/realtime/channels';
import type { Socket } from 'socket.io';
import { CodedError } from '../http/errors.ts';
import { errorText } from '../http/language.ts';
import { keepable } from '../keepable.ts';
import type { Log } from '../logging/log.ts';
import type { Figures } from './figures.ts';
import { enqueue } from './frames.ts';
import { bytesPerCredit } from './limits.ts';
import { type Peer, unsentOf } from './peers.ts';
import type { ServedChannel, ServedStreams } from './served-channel.ts';

interface Rules {
  /** Bytes unsent beyond which a reader gets no backlog. */
  buffer: number;
  figures: Figures;
  log: Log;
  /** Takes credits of a client, and ends it when it has none. */
  spend(peer: Peer, credits: number): void;
}

/** What is done or under way is remembered, so that said again it is not done again: how many, and for how long (ms). */
const mostAnswers = 5_000;
const answersLast = 5 * 60_000;

/** Joins clients to the streams of the channels that are served, and hears what they say on them. */
export class Streams {
  private readonly served = new Map<string, ServedStreams>();
  private readonly events = new Set<string>();
  private readonly answers = new BoundedMap<string, { at: number; answer: Promise<SendAnswer> }>(
    mostAnswers,
  );
  private readonly rules: Rules;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  serve(channels: readonly ServedChannel[]): void {
    for (const one of channels) {
      const { event } = one.channel;
      if (this.events.has(event)) throw new Error(`two channels tell ${event}`);
      this.events.add(event);
      if ('pattern' in one.channel) this.served.set(event, one as ServedStreams);
    }
  }

  /** Whether clients can hear a channel; a domain that tells another forgot to serve it. */
  require({ event }: { event: string }): void {
    if (!this.events.has(event)) throw new Error(`the channel of ${event} is not served`);
  }

  of({ event }: StreamChannel): ServedStreams | undefined {
    return this.served.get(event);
  }

  /** Each history once. */
  histories() {
    return new Set([...this.served.values()].flatMap(({ history }) => history ?? []));
  }

  async watch(
    peer: Peer,
    socket: Socket,
    stream: string,
    version: number,
    answer: (answer: WatchAnswer) => void,
  ): Promise<void> {
    const refuse = (why: WatchRefusal): void => {
      this.rules.figures.count('joinsRefused', why);
      answer({ ok: false, why });
    };
    const served = this.named(stream);
    if (!served) return refuse('unknown');
    const { admits, history } = served;
    const admitted = admits?.(stream, peer.caller) ?? true;
    if (!(typeof admitted === 'boolean' ? admitted : await admitted)) return refuse('unknown');

    // From here on one step, so that nothing falls between what was missed and what is told next.
    if (!socket.connected) return;
    if (!socket.rooms.has(stream) && followedBy(socket) >= mostStreams) return refuse('tooMany');
    if (peer.pending.has(stream)) return refuse('busy');
    if (unsentOf(peer.connection) > this.rules.buffer / 2) return refuse('busy');
    const missed = history ? history.missed(stream, version) : [];
    if (!missed) return refuse('behind');
    void socket.join(stream);
    answer({ ok: true });
    const last = missed.at(-1);
    if (!last) return;
    peer.pending.add(stream);
    for (const frame of missed) {
      const onSent = frame === last ? () => void peer.pending.delete(stream) : undefined;
      enqueue(peer.connection, frame, onSent);
    }
    const bytes = missed.reduce((sum, frame) => sum + frame.bytes.length, 0);
    this.rules.spend(peer, Math.floor(bytes / bytesPerCredit));
  }

  unwatch(socket: Socket, stream: string): void {
    if (this.named(stream)) void socket.leave(stream);
  }

  /** Hears what is said, once for each key of an account or, of guests, of a socket. */
  async hear(
    peer: Peer,
    socket: Socket,
    said: { stream: string; key: string; body: unknown },
  ): Promise<SendAnswer> {
    const { caller } = peer;
    const scope = caller.account ? caller.name : socket.id;
    // Another body under the same key is the receiver's to judge.
    const body = hash('sha256', JSON.stringify(said.body) ?? '');
    const name = `${scope} ${said.stream} ${said.key} ${body}`;
    const before = this.answers.get(name);
    if (before && before.at > Date.now() - answersLast) return before.answer;
    const answer = this.receive(peer, socket, said).catch((error: unknown) => {
      // What was refused may be taken when it is said again.
      this.answers.delete(name);
      if (error instanceof CodedError) {
        return this.refusal(peer, error.errorName, error.values);
      }
      this.rules.log.error({ err: error }, 'what a client said could not be taken');
      return this.refusal(peer, 'system');
    });
    this.answers.set(name, { at: Date.now(), answer });
    return answer;
  }

  private async receive(
    { caller }: Peer,
    socket: Socket,
    { stream, key, body }: { stream: string; key: string; body: unknown },
  ): Promise<SendAnswer> {
    const receiver = this.named(stream)?.receiver;
    if (!receiver || !socket.rooms.has(stream)) throw new CodedError('forbidden');
    const parsed = keepable(receiver.body).safeParse(body);
    if (!parsed.success) throw new CodedError('invalidInput');
    const result = await receiver.receive({ stream, key, body: parsed.data, caller });
    return { ok: true, result: result ?? null };
  }

  private refusal(
    { caller }: Peer,
    name: ErrorName,
    values: Record<string, string | number> = {},
  ): SendAnswer {
    const errorMsg = errorText(caller.language, name, values);
    return { ok: false, errorCode: errors[name].code, errorMsg };
  }

  private named(stream: string): ServedStreams | undefined {
    for (const one of this.served.values()) if (one.channel.pattern.test(stream)) return one;
    return undefined;
  }
}

/** Beside the streams every socket is in a room of its own, and in that of its account. */
const ownRoom = /^account /;

function followedBy(socket: Socket): number {
  let count = -1;
  for (const room of socket.rooms) if (!ownRoom.test(room)) count += 1;
  return count;
}
