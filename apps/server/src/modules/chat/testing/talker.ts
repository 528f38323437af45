import type { ChatDelta } from '@xiongmao/api/chat/events';
import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import type { SendAnswer } from '@xiongmao/api/realtime/channels';
import { type LiveClient, liveClient, watch } from '#testing/doubles/live-client.ts';
import type { Person } from '#testing/people/person.ts';

let keys = 0;
export const newKey = () => `key-of-a-message-${String(++keys).padStart(8, '0')}`;

/** What was said, or the code of why not. */
export type SayOutcome = { message: ChatMessage } | { code: number; words: string };

/** Somebody at a room's page: they hear it, and say things. */
export interface Talker {
  socket: LiveClient;
  deltas: ChatDelta[];
  /** What they see: messages in the order of their versions, those that are hidden left out. */
  seen(): ChatMessage[];
  texts(): string[];
  say(
    text: string,
    more?: { replyTo?: number; playhead?: string },
    key?: string,
  ): Promise<SayOutcome>;
  /** As `say`, of what is not refused. */
  said(text: string, more?: { replyTo?: number; playhead?: string }): Promise<ChatMessage>;
}

/** Opens a room as its page does: what it shows, then what becomes of it. */
export async function talker(
  app: { url: string },
  who: Person | null,
  room: RoomName,
): Promise<Talker> {
  const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { language: 'en_US', ...(cookie && { cookie }) };
  const answer = await fetch(`${app.url}/java/live/getChatroomSpeech?room=${room}`, { headers });
  const { result } = (await answer.json()) as { result: { v: number; messages: ChatMessage[] } };
  const socket = await liveClient(app.url, { headers });
  const messages = new Map(result.messages.map((message) => [message.id, message]));
  const deltas: ChatDelta[] = [];
  socket.onAny((event: string, delta: ChatDelta) => {
    if (event !== 'chat') return;
    deltas.push(delta);
    for (const message of delta.messages ?? []) messages.set(message.id, message);
    for (const id of delta.hidden ?? []) messages.delete(id);
  });
  const joined = await watch(socket, `chat:${room}`, result.v);
  if (!joined.ok) throw new Error(`the room can't be joined: ${joined.why}`);
  const seen = () => [...messages.values()].sort((a, b) => a.v - b.v);
  const talker: Talker = {
    socket,
    deltas,
    seen,
    texts: () => seen().map(({ text }) => text),
    async say(text, more = {}, key = newKey()) {
      const given: SendAnswer = await socket.emitWithAck('send', `chat:${room}`, key, {
        text,
        ...more,
      });
      if (given.ok) return given.result as { message: ChatMessage };
      return { code: given.errorCode, words: given.errorMsg };
    },
    async said(text, more) {
      const said = await talker.say(text, more);
      if ('code' in said) throw new Error(`refused: ${said.code} ${said.words}`);
      return said.message;
    },
  };
  return talker;
}
