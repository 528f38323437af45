// A room's people: plain WebSockets that speak just enough socket.io to follow it, some of whom say things.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatDelta } from '@xiongmao/api/chat/events';
import type { SendAnswer, WatchAnswer } from '@xiongmao/api/realtime/channels';
import { classifyDelta } from '@xiongmao/api/realtime/versions';
import WebSocket from 'ws';
import { tokenOf } from '../data/market.ts';
import { answer } from '../ipc.ts';

export interface Room {
  port: number;
  sockets: number;
  /** How many of them are signed in, and say things. */
  speakers: number;
  room: string;
}

export interface Talking {
  count: number;
  seconds: number;
}

/** What all of them counted together. */
export interface Heard {
  deltas: number;
  messages: number;
  lost: number;
  doubled: number;
  reordered: number;
  /** ms from sent to seen, of each message at some of the sockets. */
  delays: number[];
  /** The last delta, as it came. */
  sample: string;
}

/** How many connect at a time, and of how many one measures delays. */
const batch = 50;
const oneOf = 20;
const things = [
  '这球传得漂亮 :clap:',
  'What a save, he kept us in it',
  '后防线又丢人了，换人吧',
  'Come on you reds :fire:',
];

/** Who says the same again is refused: each speaker goes on to the next name. */
const names = [
  ...['Alvarez', 'Brandt', 'Castro', 'Duarte', 'Eriksen', 'Fontana', 'Gomez', 'Hansen'],
  ...['Ivanov', 'Jansen', 'Kovacs', 'Lindqvist', 'Moreau', 'Novak', 'Oliveira', 'Petrov'],
  ...['Quaresma', 'Rossi', 'Schmidt', 'Tanaka', 'Ueda', 'Vargas', 'Weber', 'Yilmaz'],
];

let heard: Heard = nothing();
let turns = 0;
const speakers: ((text: string) => Promise<void>)[] = [];
let raw = 0;

function nothing(): Heard {
  return { deltas: 0, messages: 0, lost: 0, doubled: 0, reordered: 0, delays: [], sample: '' };
}

answer({
  async open({ port, sockets, speakers, room }: Room): Promise<void> {
    for (let opened = 0; opened < sockets; opened += batch) {
      const count = Math.min(batch, sockets - opened);
      await Promise.all(
        Array.from({ length: count }, (_, nth) => {
          const number = opened + nth;
          return follow({ port, room, number, token: number < speakers ? tokenOf(number) : null });
        }),
      );
      await sleep(10);
    }
  },

  /** Says so many things evenly over the seconds, each speaker in turn; answers once all are acknowledged. */
  async talk({ count, seconds }: Talking): Promise<number> {
    const begin = performance.now();
    const saying: Promise<void>[] = [];
    for (let said = 0; said < count; said++, turns++) {
      const name = names[Math.floor(turns / speakers.length) % names.length];
      await sleep(Math.max(0, begin + (said * seconds * 1_000) / count - performance.now()));
      const text = `${Date.now()} ${name}: ${things[said % things.length]}`;
      saying.push(speakers[said % speakers.length]!(text));
    }
    await Promise.all(saying);
    return count;
  },

  /** What was heard since the last report. */
  report(): Heard {
    const report = heard;
    heard = nothing();
    return report;
  },

  async openRaw({ port, sockets }: { port: number; sockets: number }): Promise<void> {
    for (let opened = 0; opened < sockets; opened += batch) {
      await Promise.all(
        Array.from({ length: Math.min(batch, sockets - opened) }, () => read(port)),
      );
    }
  },
  raw: () => raw,
});

function read(port: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  socket.on('message', () => {
    raw += 1;
  });
  return new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
}

/** Opens one connection (engine.io 4) and joins the room; it resolves once that is acknowledged. */
function follow(given: {
  port: number;
  room: string;
  number: number;
  token: string | null;
}): Promise<void> {
  const { port, room, number, token } = given;
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
    ...(token && { headers: { cookie: `token=${token}` } }),
  });
  const stream = `chat:${room}`;
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let version = 0;
  let questions = 0;

  function say(text: string): Promise<void> {
    const id = ++questions;
    const reply = Promise.withResolvers<void>();
    waiting.set(id, reply);
    socket.send(`42${id}${JSON.stringify(['send', stream, crypto.randomUUID(), { text }])}`);
    return reply.promise;
  }

  function take(delta: ChatDelta): void {
    const fit = classifyDelta(version, delta);
    if (fit === 'gap') heard.lost += delta.p - version;
    if (fit === 'duplicate') {
      heard.doubled += 1;
      return;
    }
    heard.deltas += 1;
    let last = Math.max(version, delta.p);
    for (const { v, text } of delta.messages ?? []) {
      if (v <= last) heard.reordered += 1;
      last = v;
      heard.messages += 1;
      if (number % oneOf === 0) heard.delays.push(Date.now() - Number.parseInt(text, 10));
    }
    version = delta.v;
  }

  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection')));
    socket.on('message', (data: Buffer) => {
      const text = textOf(data);
      if (text === '2') socket.send('3');
      else if (text.startsWith('0')) socket.send('40');
      else if (text.startsWith('40'))
        socket.send(`420${JSON.stringify(['watch', stream, version])}`);
      else if (text.startsWith('430[')) {
        const [reply] = JSON.parse(text.slice(3)) as [WatchAnswer];
        if (!reply.ok) return reject(new Error(`the server refused a viewer: ${reply.why}`));
        if (token) speakers.push(say);
        resolve();
      } else if (text.startsWith('43')) {
        const [, id, reply] = /^43(\d+)(.*)$/s.exec(text)!;
        const [given] = JSON.parse(reply!) as [SendAnswer];
        if (given.ok) waiting.get(Number(id))!.resolve();
        else waiting.get(Number(id))!.reject(new Error(`a message was refused: ${given.errorMsg}`));
      } else if (text.startsWith('42')) take(lastDelta);
    });
  });
}

let lastData = Buffer.alloc(0);
let lastText = '';
let lastDelta: ChatDelta;

/** All get the same bytes: they are decoded once and compared by each. */
function textOf(data: Buffer): string {
  if (!data.equals(lastData)) {
    lastData = Buffer.from(data);
    lastText = data.toString();
    if (lastText.startsWith('42')) {
      lastDelta = (JSON.parse(lastText.slice(2)) as [string, ChatDelta])[1];
      heard.sample = lastText;
    }
  }
  return lastText;
}
