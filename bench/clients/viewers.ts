// Viewers: plain WebSockets that speak just enough socket.io to follow the stream of all matches.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BoardChange, BoardDelta } from '@xiongmao/api/matches/events';
import type { WatchAnswer } from '@xiongmao/api/realtime/channels';
import WebSocket from 'ws';
import { answer } from '../ipc.ts';
import { createTally, type Tally } from '../measure/tally.ts';

export interface Audience {
  port: number;
  sockets: number;
  /** Of the board from which they follow. */
  version: number;
}

/** What all of them counted together. */
export interface Report extends Tally {
  /** The version that each viewer has reached. */
  versions: number[];
  /** Viewers whose connection ended. */
  lost: number;
  /** The matches of the last delta that held any. */
  sample: BoardChange[];
}

/** How many connect at a time. */
const batch = 50;
const viewers: ReturnType<typeof createTally>[] = [];
let lost = 0;
let sample: BoardChange[] = [];

answer({
  async open({ port, sockets, version }: Audience): Promise<void> {
    for (let opened = 0; opened < sockets; opened += batch) {
      const count = Math.min(batch, sockets - opened);
      await Promise.all(Array.from({ length: count }, () => follow(port, version)));
      await sleep(10);
    }
  },
  report(): Report {
    const sum = (key: keyof Tally) => viewers.reduce((total, { tally }) => total + tally[key], 0);
    return {
      deltas: sum('deltas'),
      changes: sum('changes'),
      gaps: sum('gaps'),
      doubles: sum('doubles'),
      reorderings: sum('reorderings'),
      versions: viewers.map((viewer) => viewer.version()),
      lost,
      sample,
    };
  },
});

/** Opens one connection (engine.io 4) and joins the stream; it resolves once that is acknowledged. */
function follow(port: number, version: number): Promise<void> {
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  const viewer = createTally(version);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      lost += 1;
      reject(new Error('the server closed a connection'));
    });
    socket.on('message', (data: Buffer) => {
      const text = textOf(data);
      if (text === '2') socket.send('3');
      else if (text.startsWith('0')) socket.send('40');
      else if (text.startsWith('40'))
        socket.send(`420${JSON.stringify(['watch', 'all', version])}`);
      else if (text.startsWith('430')) {
        const [reply] = JSON.parse(text.slice(3)) as [WatchAnswer];
        if (!reply.ok) return reject(new Error('the server refused a viewer'));
        viewers.push(viewer);
        resolve();
      } else if (text.startsWith('42')) {
        viewer.take(deltaOf(text));
      }
    });
  });
}

let lastData = Buffer.alloc(0);
let lastText = '';
let lastDelta: BoardDelta;

/** All viewers get the same bytes: they are decoded once and compared by each. */
function textOf(data: Buffer): string {
  if (!data.equals(lastData)) {
    lastData = Buffer.from(data);
    lastText = data.toString();
    if (lastText.startsWith('42')) lastDelta = parse(lastText);
  }
  return lastText;
}

function deltaOf(text: string): BoardDelta {
  return text === lastText ? lastDelta : parse(text);
}

function parse(text: string): BoardDelta {
  const [event, delta] = JSON.parse(text.slice(2)) as [string, BoardDelta];
  if (event !== 'board') throw new Error(`an event that was not asked for: ${event}`);
  if (delta.matches.length > 0) sample = delta.matches;
  return delta;
}
