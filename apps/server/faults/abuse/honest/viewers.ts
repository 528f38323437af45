import type { BoardDelta } from '@xiongmao/api/matches/events';
import type { WatchAnswer } from '@xiongmao/api/realtime/channels';
import WebSocket from 'ws';
import type { Doors } from '../attack.ts';
import { type Client, clientAt } from './client.ts';

export const viewerCount = 200;
/** As many share one address: a school, a carrier's gateway. */
const behindOneAddress = 30;

export interface Viewer {
  client: Client;
  /** The version that it has reached. */
  version(): number;
  /** Why it no longer follows; null while it does. */
  lost(): string | null;
}

export const viewerAddress = (n: number): string =>
  n < behindOneAddress ? '127.1.0.1' : `127.1.${1 + (n % 50)}.${1 + n}`;

/** Follows all scores from a version on, over a socket on the site's own origin. */
export function followScores(
  n: number,
  { site }: Pick<Doors, 'site'>,
  version: number,
  heard: (delta: BoardDelta) => void,
): Promise<Viewer> {
  const localAddress = viewerAddress(n);
  const url = `ws://127.0.0.1:${site}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, {
    localAddress,
    perMessageDeflate: false,
    skipUTF8Validation: true,
    origin: `http://127.0.0.1:${site}`,
  });
  let reached = version;
  let lost: string | null = null;
  function take(delta: BoardDelta): void {
    if (delta.v <= reached) return;
    if (delta.p > reached) lost ??= `missed what came between ${reached} and ${delta.p}`;
    reached = delta.v;
    heard(delta);
  }
  return new Promise((resolve, reject) => {
    const lose = (why: string) => {
      lost ??= why;
      reject(new Error(`a viewer ${why}`));
    };
    socket.on('error', (error) => lose(`could not connect: ${error.message}`));
    socket.on('close', (code) => lose(`was cut (${code})`));
    socket.on('message', (data: Buffer) => {
      const text = textOf(data);
      if (text === '2') socket.send('3');
      else if (text.startsWith('0')) socket.send('40');
      else if (text.startsWith('40')) {
        socket.send(`420${JSON.stringify(['watch', 'all', version])}`);
      } else if (text.startsWith('430')) {
        const [reply] = JSON.parse(text.slice(3)) as [WatchAnswer];
        if (!reply.ok) return lose(`was refused a stream: ${reply.why}`);
        resolve({ client: clientAt(localAddress), version: () => reached, lost: () => lost });
      } else if (text.startsWith('42')) take(deltaOf(text));
    });
  });
}

let lastBytes = Buffer.alloc(0);
let lastText = '';
let lastDelta: { text: string; delta: BoardDelta } | null = null;

/** All viewers get the same bytes: they are decoded once. */
function textOf(data: Buffer): string {
  if (!data.equals(lastBytes)) {
    lastBytes = Buffer.from(data);
    lastText = data.toString();
  }
  return lastText;
}

function deltaOf(text: string): BoardDelta {
  if (lastDelta?.text !== text) {
    const [, delta] = JSON.parse(text.slice(2)) as [string, BoardDelta];
    lastDelta = { text, delta };
  }
  return lastDelta.delta;
}
