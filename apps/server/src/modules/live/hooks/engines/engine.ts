import { createHash } from 'node:crypto';
import type { StreamKey } from '@xiongmao/api/live/stream-key';
import type { FastifyReply } from 'fastify';

/** What an engine tells: somebody wants to publish, or does not any more. */
export interface PublishEvent {
  kind: 'publish' | 'left';
  key: StreamKey;
  session: string;
  recording: string;
}

/** How an engine other than ours asks, and how it wants to be answered (docs/operations.md). */
export interface Engine {
  /** Null for what is no business of ours: someone who reads. */
  read(body: Record<string, unknown>): PublishEvent | null;
  answer(reply: FastifyReply, allowed: boolean): FastifyReply;
}

/** Of an engine's own name for a connection, ours: the same each time. */
export function toldOf(
  kind: PublishEvent['kind'],
  key: StreamKey,
  connection: string,
): PublishEvent {
  const mark = createHash('sha256').update(`${key.stream} ${connection}`).digest('hex');
  const session = mark.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5');
  return { kind, key, session, recording: mark.slice(-20) };
}
