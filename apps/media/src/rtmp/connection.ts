import { readStreamKey, type StreamKey } from '@xiongmao/api/live/stream-key';
import type { AmfWritable } from '@xiongmao/rtmp/amf0';
import { type ChunkLimits, createChunkReader, type Message } from '@xiongmao/rtmp/chunk-reader';
import { commandMessage, controlMessage, messageTypes } from '@xiongmao/rtmp/chunk-writer';
import { type Fault, ProtocolError } from '@xiongmao/rtmp/protocol-error';
import { type Command, readCommand } from './wire/commands.ts';
import { createHandshake } from './wire/handshake.ts';
import { type AudioTag, readAudioTag, readVideoTag, type VideoTag } from './wire/media-tags.ts';

/** Where a publisher's media goes once it was accepted. */
export interface Publisher {
  video(tag: VideoTag, timestamp: number): void;
  audio(tag: AudioTag, timestamp: number): void;
  /** The encoder has left, on its own or because it was cut. */
  leave(reason: string): void;
}

/** Cuts a publisher; a `final` cut tells the encoder not to come back by itself. */
export type EndPublisher = (reason: string, final: boolean) => void;

export type PublishResult =
  | { accepted: true; publisher: Publisher }
  /** `final`: the encoder should not try again by itself. */
  | { accepted: false; reason: string; final: boolean };

/** How a connection speaks and what it is given: a socket, or a test. */
export interface ConnectionOptions {
  write(data: Buffer): void;
  /** Sends what was written and ends. */
  close(): void;
  /** Holds back the peer, or lets it go on. */
  pause(paused: boolean): void;
  publish(key: StreamKey, end: EndPublisher): Promise<PublishResult>;
  onFault(fault: Fault | 'unexpected', error: unknown): void;
}

export interface Connection {
  push(data: Buffer): void;
  /** The socket has ended. */
  closed(reason?: string): void;
  readonly isPublishing: boolean;
}

/** Bytes that a stranger may send in all, and what one message may hold before and after a key was accepted. */
const unknownBytes = 64 * 1024;
const unknown: ChunkLimits = { message: 16 * 1024, incomplete: 16 * 1024 };
const accepted: ChunkLimits = { message: 8 * 1024 * 1024, incomplete: 8 * 1024 * 1024 };

const windowSize = 2_500_000;
const chunkSize = 4096;
const streamId = 1;
const appName = 'live';

type Status = 'waiting' | 'asking' | 'publishing' | 'over';

/** One encoder's connection: handshake, chunks, commands, then media. Nothing that is pushed into it throws. */
export function createConnection(options: ConnectionOptions): Connection {
  const handshake = createHandshake();
  let isShaken = false;
  let status: Status = 'waiting';
  let publisher: Publisher | null = null;
  let received = 0;
  let acknowledged = 0;
  const reader = createChunkReader(unknown, onMessage);
  /** What came while the server was asked: messages that were read already, and bytes behind them. */
  let heldMessages: Message[] = [];
  let held: Buffer[] = [];

  function push(data: Buffer): void {
    if (status !== 'over') guard(() => take(data));
  }

  /** Ends the connection at what can't be gone on with. */
  function guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      const fault = error instanceof ProtocolError ? error.fault : 'unexpected';
      options.onFault(fault, error);
      end(fault);
    }
  }

  function take(data: Buffer): void {
    received += data.length;
    if (status === 'asking') {
      if (received > unknownBytes) throw new ProtocolError('tooMuchBeforePublish');
      held.push(data);
      return;
    }
    if (status === 'waiting' && received > unknownBytes) {
      throw new ProtocolError('tooMuchBeforePublish');
    }
    if (!isShaken) {
      const { reply, rest } = handshake.push(data);
      if (reply) options.write(reply);
      if (!rest) return;
      isShaken = true;
      reader.push(rest);
    } else reader.push(data);
    if (received - acknowledged >= windowSize) {
      acknowledged = received;
      options.write(controlMessage(messageTypes.acknowledgement, received >>> 0));
    }
  }

  function onMessage(message: Message): void {
    const { type, body } = message;
    if (status === 'over') return;
    // What chunks are like holds for those behind it at once.
    if (type === messageTypes.setChunkSize) reader.setChunkSize(number(body) & 0x7fffffff);
    else if (type === messageTypes.abort) reader.abort(number(body));
    else if (status === 'asking') heldMessages.push(message);
    else act(message);
  }

  function act({ type, timestamp, body }: Message): void {
    if (type === messageTypes.video || type === messageTypes.audio) {
      if (type === messageTypes.video) onVideo(readVideoTag(body), timestamp);
      else onAudio(readAudioTag(body), timestamp);
    } else if (type === messageTypes.command) onCommand(readCommand(body));
    // AMF3 commands are AMF0 behind a byte.
    else if (type === messageTypes.commandAmf3) onCommand(readCommand(body.subarray(1)));
  }

  function onVideo(tag: VideoTag, timestamp: number): void {
    if (!publisher) return;
    if (tag.kind === 'unsupported') refuseCodec(tag.codec);
    else publisher.video(tag, timestamp);
  }

  function onAudio(tag: AudioTag, timestamp: number): void {
    if (!publisher) return;
    if (tag.kind === 'unsupported') refuseCodec(tag.codec);
    else publisher.audio(tag, timestamp);
  }

  function refuseCodec(codec: string): void {
    tell('error', 'NetStream.Publish.Denied', `H.264 and AAC only, not ${codec}`);
    end('unsupportedCodec');
  }

  function onCommand(command: Command): void {
    const { name, transaction } = command;
    if (name === 'connect') connect(command);
    else if (name === 'createStream') send(0, ['_result', transaction, null, streamId]);
    else if (name === 'releaseStream' || name === 'FCPublish')
      send(0, ['_result', transaction, null, null]);
    else if (name === 'publish') publish(command);
    else if (name === 'play') {
      tell('error', 'NetStream.Play.Failed', 'Nothing is played from here');
      end('play');
    } else if (['deleteStream', 'closeStream', 'FCUnpublish'].includes(name)) {
      if (publisher) tell('status', 'NetStream.Unpublish.Success', 'Published no more');
      end('unpublished');
    }
  }

  function connect({ transaction, fields }: Command): void {
    const app = String(fields.get('app') ?? '').split(/[/?]/, 1)[0];
    if (app !== appName) {
      const refusal = statusOf('error', 'NetConnection.Connect.Rejected', `Publish to /${appName}`);
      send(0, ['_error', transaction, null, refusal]);
      end('badApp');
      return;
    }
    options.write(controlMessage(messageTypes.windowSize, windowSize));
    options.write(controlMessage(messageTypes.peerBandwidth, windowSize, 2));
    options.write(controlMessage(messageTypes.setChunkSize, chunkSize));
    const success = statusOf('status', 'NetConnection.Connect.Success', 'Connected');
    send(0, [
      '_result',
      transaction,
      { fmsVer: 'FMS/3,0,1,123', capabilities: 31 },
      { ...success, objectEncoding: 0 },
    ]);
  }

  function publish({ argument }: Command): void {
    if (status !== 'waiting') throw new ProtocolError('badCommand');
    const key = readStreamKey(argument);
    if (!key) {
      tell('error', 'NetStream.Publish.Denied', 'The stream key is not complete');
      end('badKey');
      return;
    }
    status = 'asking';
    options.pause(true);
    options.publish(key, onCut).then(onAnswer, () => onAnswer(unavailable));
  }

  function onAnswer(result: PublishResult): void {
    if (status !== 'asking') {
      if (result.accepted) result.publisher.leave('closed');
      return;
    }
    if (!result.accepted) {
      if (result.final) tell('error', 'NetStream.Publish.Denied', result.reason);
      end(result.reason);
      return;
    }
    status = 'publishing';
    publisher = result.publisher;
    reader.setLimits(accepted);
    tell('status', 'NetStream.Publish.Start', 'Published');
    goOn();
    if (status === 'publishing') options.pause(false);
  }

  /** Takes what was held back, as if it came now. */
  function goOn(): void {
    const [messages, bytes] = [heldMessages, Buffer.concat(held)];
    heldMessages = [];
    held = [];
    received -= bytes.length; // they are counted as they are taken
    guard(() => {
      for (const message of messages) onMessage(message);
      if (bytes.length > 0) take(bytes);
    });
  }

  /** The stream cuts its publisher: it has let go of it already. */
  function onCut(reason: string, final: boolean): void {
    publisher = null;
    if (final) tell('error', 'NetStream.Publish.Denied', reason);
    end(reason);
  }

  function leave(reason: string): void {
    const leaving = publisher;
    status = 'over';
    publisher = null;
    held = [];
    heldMessages = [];
    leaving?.leave(reason);
  }

  function end(reason: string): void {
    leave(reason);
    options.close();
  }

  const send = (stream: number, values: AmfWritable[]) =>
    options.write(commandMessage(stream, values, chunkSize));
  const tell = (level: string, code: string, description: string) =>
    send(streamId, ['onStatus', 0, null, statusOf(level, code, description)]);

  return {
    push,
    closed: (reason = 'closed') => leave(reason),
    get isPublishing() {
      return status === 'publishing';
    },
  };
}

const unavailable: PublishResult = { accepted: false, reason: 'unavailable', final: false };

const statusOf = (level: string, code: string, description: string) => ({
  level,
  code,
  description,
});

/** The number of a control message. */
function number(body: Buffer): number {
  if (body.length < 4) throw new ProtocolError('badChunk');
  return body.readUInt32BE(0);
}
