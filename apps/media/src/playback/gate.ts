import type { IncomingMessage } from 'node:http';
import type { Streams } from '../streams/streams.ts';
import type { Lease, Leases, Refusal } from './leases.ts';

export type Pass =
  | { refused: Refusal | 'banned' }
  | { refused: null; lease: Lease; stream: string; file: string };

/** Whether a request may have what stands at a path of `/live/<token>/<stream>/<file>`. */
export type Gate = (request: IncomingMessage, path: string) => Pass;

interface Parts {
  streams: Streams;
  leases: Leases;
  addressOf: (request: IncomingMessage) => string;
  onRefused: (reason: string) => void;
}

const form = /^\/live\/([^/]+)\/([^/]+)\/(.+)$/;

export function createGate({ streams, leases, addressOf, onRefused }: Parts): Gate {
  function pass(request: IncomingMessage, path: string): Pass {
    const [, token = '', stream = '', file = ''] = form.exec(path) ?? [];
    const admission = leases.admit(token, addressOf(request));
    if ('refused' in admission) return admission;
    const { lease } = admission;
    if (lease.stream !== stream) return { refused: 'badToken' };
    if (streams.get(stream)?.isBanned) return { refused: 'banned' };
    return { refused: null, lease, stream, file };
  }
  return (request, path) => {
    const passed = pass(request, path);
    if (passed.refused) onRefused(passed.refused);
    return passed;
  };
}
