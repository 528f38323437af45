import type { IncomingMessage } from 'node:http';
import { type Address, readAddress } from '../hls/addresses.ts';
import type { Stream } from '../streams/stream.ts';
import type { Streams } from '../streams/streams.ts';
import type { Lease, Leases, Refusal } from './leases.ts';

export type Pass =
  | { refused: Refusal | 'banned' | 'notGranted' }
  | {
      refused: null;
      lease: Lease;
      stream: string;
      address: Address | null;
      /** Asked again of what was waited for. */
      isBanned: () => boolean;
    };

/** Whether a request may have what stands at a path of `/live/<token>/<stream>/<file>`. */
export type Gate = (request: IncomingMessage, path: string) => Pass;

interface Parts {
  streams: Streams;
  leases: Leases;
  addressOf: (request: IncomingMessage) => string;
  onRefused: (reason: string) => void;
}

const form = /^\/live\/([^/]+)\/([^/]+)\/(.+)$/;

/** The recording that an address is of. */
const recordingAt = (address: Address | null, stream: Stream | null): string | undefined =>
  address && 'recording' in address ? address.recording : stream?.recorder.recording;

/** Whether a lease's tokens grant what stands at an address: a stream's name outlives what it shows. */
function isGranted(lease: Lease, address: Address, stream: Stream | null): boolean {
  const { recordings, liveOnly } = lease;
  const current = stream?.recorder.recording;
  const recording = recordingAt(address, stream);
  // Where there is none, nothing is given either.
  if (recording !== undefined && recordings && !recordings.includes(recording)) return false;
  return !liveOnly || (recording === current && isLive(address, stream));
}

/** Whether an address names what is in memory, the last minute. */
function isLive(address: Address, stream: Stream | null): boolean {
  const first = stream?.window.segments[0];
  switch (address.kind) {
    case 'master':
    case 'live':
    case 'init':
      return true;
    case 'segment':
      return first !== undefined && address.number >= first.number;
    case 'part':
      return first !== undefined && address.number >= (first.parts[0]?.number ?? 0);
    default:
      return false;
  }
}

export function createGate({ streams, leases, addressOf, onRefused }: Parts): Gate {
  function pass(request: IncomingMessage, path: string): Pass {
    const [, token = '', stream = '', file = ''] = form.exec(path) ?? [];
    const admission = leases.admit(token, addressOf(request));
    if ('refused' in admission) return admission;
    const { lease } = admission;
    if (lease.stream !== stream) return { refused: 'badToken' };
    const address = readAddress(file);
    const current = streams.get(stream);
    const asked = recordingAt(address, current);
    // The other recordings of its lease are parts of the same broadcast.
    const isBanned = () =>
      streams.isBanned(stream, [...(lease.recordings ?? []), ...(asked ? [asked] : [])]);
    if (isBanned()) return { refused: 'banned' };
    if (address && !isGranted(lease, address, current)) return { refused: 'notGranted' };
    return { refused: null, lease, stream, address, isBanned };
  }
  return (request, path) => {
    const passed = pass(request, path);
    if (passed.refused) onRefused(passed.refused);
    return passed;
  };
}
