import type { IncomingMessage, ServerResponse } from 'node:http';
import { folderOf, names, readIndex } from '@xiongmao/api/live/recording-index';
import type { ObjectStore } from '@xiongmao/storage/object-store';
import type { Address, BytesAddress, Tracks } from '../hls/addresses.ts';
import { durationOf, type LiveWindow, type Part } from '../hls/live-window.ts';
import { masterPlaylist } from '../hls/master-playlist.ts';
import { readPosition } from '../hls/playlist-position.ts';
import { replayPlaylist } from '../recording/recorded-playlist.ts';
import type { Stream } from '../streams/stream.ts';
import type { Streams } from '../streams/streams.ts';
import { answerFailure, answerPieces, answerPlaylist, answerStored } from './answers.ts';
import type { Gate } from './gate.ts';

interface Parts {
  streams: Streams;
  gate: Gate;
  storage: ObjectStore;
  onRefused: (reason: string) => void;
}

/** Requests of one lease that may wait at once: a player has a playlist and a part. */
const mostWaiting = 6;
/** Seconds for which an answer stays what it is. */
const unchanging = 3_600;

export type Playback = (
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
) => Promise<void>;

/** Answers what players ask for below `/live/<token>/<stream>/`. */
export function createPlayback(parts: Parts): Playback {
  const { streams, gate, storage, onRefused } = parts;

  return async (request, response, { pathname, searchParams }) => {
    const passed = gate(request, pathname);
    if (passed.refused !== null) return answerFailure(response, 403, passed.refused);
    const { lease, stream: name, address, isBanned } = passed;
    const stream = streams.get(name);
    if (!address) return answerFailure(response, 404, 'notFound');
    if (lease.waiting >= mostWaiting) {
      onRefused('tooManyWaiting');
      return answerFailure(response, 429, 'tooManyWaiting');
    }
    lease.waiting++;
    try {
      await give({ request, response, name, stream, address, query: searchParams, isBanned });
    } finally {
      lease.waiting--;
    }
  };

  interface Asked {
    request: IncomingMessage;
    response: ServerResponse;
    name: string;
    stream: Stream | null;
    address: Address;
    query: URLSearchParams;
    isBanned: () => boolean;
  }

  async function give(asked: Asked): Promise<void> {
    const { address } = asked;
    switch (address.kind) {
      case 'master':
        return giveMaster(asked);
      case 'live':
        return giveLive(asked, address.tracks);
      case 'dvr':
        return giveDvr(asked);
      case 'replay':
        return giveReplay(asked, address.recording);
      default:
        return giveBytes(asked, address);
    }
  }

  function giveMaster(asked: Asked): void {
    const { response, stream } = asked;
    const init = stream?.window.inits.at(-1);
    if (!stream || !init || !stream.window.isPlayable) answerFailure(response, 404, 'notLive');
    else {
      const rates = { ...stream.health(0), soundBitrate: soundBitrate(stream.window) };
      answerPlaylist(asked, masterPlaylist(init, rates), stream);
    }
  }

  function giveDvr(asked: Asked): void {
    const { response, stream } = asked;
    const playlist = stream?.dvr();
    if (!playlist) answerFailure(response, 404, 'notLive');
    else answerPlaylist(asked, playlist, stream);
  }

  async function giveBytes(asked: Asked, address: BytesAddress): Promise<void> {
    const { response, stream, name } = asked;
    const isCurrent = stream?.recorder.recording === address.recording;
    const pieces = isCurrent && stream ? await fromMemory(stream, address) : null;
    if (response.destroyed) return;
    if (asked.isBanned()) return answerFailure(response, 403, 'banned');
    if (pieces === 'tooMany') return answerFailure(response, 503, 'tooManyWaiting');
    if (pieces) return answerPieces(asked, pieces, unchanging, stream);
    // What is kept is the whole: sound alone is of the last minute.
    if (address.kind === 'part' || address.tracks === 'sound') {
      return answerFailure(response, 404, 'notFound');
    }
    const file = names[address.kind](address.number);
    const stored = await storage.get(`${folderOf(name, address.recording)}/${file}`);
    if (!stored) return answerFailure(response, 404, 'notFound');
    return answerStored(asked, stored, unchanging, stream);
  }

  async function giveLive(asked: Asked, tracks: Tracks): Promise<void> {
    const { response, stream, query } = asked;
    const isMute = tracks === 'sound' && !stream?.window.inits.at(-1)?.sound;
    if (!stream?.window.isPlayable || isMute) return answerFailure(response, 404, 'notLive');
    const place = readPosition(query);
    if (place === 'invalid') return answerFailure(response, 400, 'badPlace');
    if (place) {
      if (stream.isTooFar(place)) return answerFailure(response, 400, 'tooFar');
      const waited = stream.untilPlace(place);
      if (!waited) return answerFailure(response, 503, 'tooManyWaiting');
      // What has not come by now is answered by what there is: players look again, and give up on a 503.
      await waited;
      if (response.destroyed) return;
      if (asked.isBanned()) return answerFailure(response, 403, 'banned');
    }
    return answerPlaylist(asked, stream.playlist(tracks), stream);
  }

  async function giveReplay(asked: Asked, recording: string): Promise<void> {
    const { response, stream, name } = asked;
    if (stream?.recorder.recording === recording) {
      const { segments, hasEnded } = stream.recorder;
      return answerPlaylist(asked, replayPlaylist(recording, segments, hasEnded), stream);
    }
    const stored = await storage.get(`${folderOf(name, recording)}/${names.index}`);
    if (!stored) return answerFailure(response, 404, 'notFound');
    const segments = readIndex(Buffer.concat(await stored.content.toArray()).toString());
    return answerPlaylist(asked, replayPlaylist(recording, segments, true), stream);
  }
}

/** The bytes of an address, of a part that is next once it is there; null where memory holds none. */
async function fromMemory(
  { window, untilPart }: Stream,
  address: BytesAddress,
): Promise<readonly Buffer[] | null | 'tooMany'> {
  const { kind, number, tracks } = address;
  const pieceOf = ({ bytes, sound }: Pick<Part, 'bytes' | 'sound'>) =>
    tracks === 'sound' ? sound : bytes;
  if (kind === 'init') {
    const init = window.inits[number];
    const bytes = tracks === 'sound' ? init?.sound : init?.bytes;
    return bytes ? [bytes] : null;
  }
  if (kind === 'segment') {
    const segment = window.segments.find((one) => one.number === number && one.isWhole);
    return segment?.parts.map(pieceOf) ?? null;
  }
  if (number > window.nextPart) return null;
  const waited = untilPart(number);
  if (!waited) return 'tooMany';
  await waited;
  const parts = window.segments.flatMap((segment) => segment.parts);
  const part = parts.find((one) => one.number === number);
  return part ? [pieceOf(part)] : null;
}

/** Bits a second of the sound, as it is held. */
function soundBitrate({ segments }: LiveWindow): number {
  const heard = segments.flatMap(({ parts }) => parts.map(({ sound }) => sound.length));
  const length = segments.reduce((sum, segment) => sum + durationOf(segment), 0);
  return (heard.reduce((sum, each) => sum + each, 0) * 8) / length;
}
