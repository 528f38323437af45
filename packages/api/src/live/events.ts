import { streamChannel } from '../realtime/channels.ts';
import type { RoomState } from './shapes.ts';

/** Rooms travel in streams of their own, the id being the anchor's uid. */
export type RoomStream = `room:${number}`;

/** Contents are absolute, never increments; what stands there has changed. */
export interface RoomDelta {
  stream: RoomStream;
  v: number;
  p: number;
  state?: RoomState;
  broadcastId?: number | null;
  title?: string;
  matchId?: number | null;
  viewers?: number;
  /** ms, as in `room`. */
  offset?: number | null;
}

export const rooms = streamChannel<RoomStream, RoomDelta>({
  event: 'room',
  pattern: /^room:\d{1,9}$/,
  history: { messages: 50, bytes: 16 * 1024 },
});
