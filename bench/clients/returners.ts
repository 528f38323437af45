// A room's people with the product's own client, which comes back by itself; some of them say things.
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChatDelta, chat } from '@xiongmao/api/chat/events';
import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { createClient } from '@xiongmao/api/client';
import { type Followed, follow } from '@xiongmao/api/realtime/follow';
import { keepLive } from '@xiongmao/api/realtime/live';
import { webSocket } from '@xiongmao/api/realtime/web-socket';
import { WebSocket } from 'ws';
import { tokenOf } from '../data/market.ts';
import { answer } from '../ipc.ts';
import type { Talking } from './talkers.ts';

export interface Crowd {
  port: number;
  sockets: number;
  /** How many of them are signed in, and say things. */
  speakers: number;
  room: RoomName;
}

/** What all of them have seen so far. */
export interface Seen {
  /** How many are connected. */
  connected: number;
  /** How often one of them came back. */
  returns: number;
  /** How many messages were seen, with how many sockets have seen so many. */
  messages: [number, number][];
  /** Messages that came after later ones. */
  reordered: number;
  /** How often one was too far behind, and took the room's history. */
  snapshots: number;
}

/** How many connect at a time at the start; afterwards they come when they will. */
const batch = 50;
const alwaysOnline = { isOnline: () => true, subscribe: () => () => undefined };
const followed: Followed[] = [];
const counts: number[] = [];
let connected = 0;
let returns = 0;
let snapshots = 0;
let reordered = 0;

/** A browser's, whose cookie is its own: the address says which. */
class SignedSocket extends WebSocket {
  constructor(address: string) {
    const { hash, href } = new URL(address);
    const cookie = decodeURIComponent(hash.slice(1));
    super(href.slice(0, href.length - hash.length), {
      perMessageDeflate: false,
      ...(cookie && { headers: { cookie } }),
    });
    this.on('error', () => undefined); // the close that follows is what the client heeds
  }
}
Object.assign(globalThis, { WebSocket: SignedSocket });

answer({
  async open({ port, sockets, speakers, room }: Crowd): Promise<void> {
    for (let opened = 0; opened < sockets; opened += batch) {
      for (let nth = opened; nth < Math.min(opened + batch, sockets); nth++) {
        enter(port, room, nth < speakers ? `token=${tokenOf(nth)}` : '');
      }
      while (connected < Math.min(opened + batch, sockets)) await sleep(10);
    }
    returns = 0;
  },

  /** Says so many things evenly over the seconds, each speaker in turn; answers once all are acknowledged. */
  async talk({ count, seconds, speakers }: Talking & { speakers: number }): Promise<number> {
    const begin = performance.now();
    const saying: Promise<unknown>[] = [];
    for (let said = 0; said < count; said++) {
      await sleep(Math.max(0, begin + (said * seconds * 1_000) / count - performance.now()));
      saying.push(followed[said % speakers]!.send({ text: newText() }));
    }
    await Promise.all(saying);
    return count;
  },

  report(): Seen {
    const messages = new Map<number, number>();
    for (const count of counts) messages.set(count, (messages.get(count) ?? 0) + 1);
    return { connected, returns, messages: [...messages], snapshots, reordered };
  },
});

/** Letters that nobody has said before: what is said twice is refused. */
const newText = () => crypto.randomUUID().replace(/\W|\d/g, '');

function enter(port: number, room: RoomName, cookie: string): void {
  const nth = counts.push(0) - 1;
  const call = createClient({ origin: () => `http://127.0.0.1:${port}`, language: () => 'en_US' });
  const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket#${cookie}`;
  let isHere = false;
  let last = 0;
  const seen = new Set<number>();

  function take(messages: readonly ChatMessage[]): void {
    for (const { v } of messages) {
      // What overlaps with what one has is shown once: contents are absolute.
      if (seen.has(v)) continue;
      if (v < last) reordered += 1;
      last = Math.max(last, v);
      seen.add(v);
    }
    counts[nth] = seen.size;
  }

  const live = keepLive([webSocket(address)], alwaysOnline, (isNow) => {
    if (isNow) returns += 1;
    if (isNow !== isHere) connected += isNow ? 1 : -1;
    isHere = isNow;
  });
  followed[nth] = follow(live, chat, `chat:${room}`, 0, {
    onDelta: ({ messages = [] }: ChatDelta) => take(messages),
    async resync() {
      snapshots += 1;
      const { v, messages } = await call('GET /live/getChatroomSpeech', { query: { room } });
      take(messages.filter((message) => message.v > last));
      return v;
    },
  });
}
