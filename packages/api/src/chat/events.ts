import { accountChannel, streamChannel } from '../realtime/channels.ts';
import type { ChatMessage, RoomName, ShownRules } from './shapes.ts';

/** A room's talk. */
export type ChatStream = `chat:${RoomName}`;

/** Contents are absolute: messages that are new, those that are gone, and rules that are others now. */
export interface ChatDelta {
  stream: ChatStream;
  v: number;
  p: number;
  messages?: ChatMessage[];
  /** Ids of messages that are shown no more, all that one act hides together. */
  hidden?: number[];
  rules?: ShownRules;
}

/** What is said is sent on the stream (`realtime/send.ts`): a `saying`, answered by `said`. */
export const chat = streamChannel<ChatStream, ChatDelta>({
  event: 'chat',
  pattern: /^chat:(match|anchor)-\d{1,10}$/,
  history: { messages: 100, bytes: 64 * 1024 },
});

/** How one stands in a room, or whom one blocks, is otherwise than before: fetch it anew. */
export const chatStanding = accountChannel<{ room: RoomName | null }>('chatStanding');
