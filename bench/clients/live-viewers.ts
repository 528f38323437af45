// Viewers of a live picture: each waits for the next playlist and takes the parts that it names, as hls.js does.
import { Agent, get } from 'node:http';
import { answer } from '../ipc.ts';

export interface Seats {
  /** Each viewer's own playlist. */
  playlists: string[];
}

/** What all of them counted since they were asked last. */
export interface Watched {
  parts: number;
  bytes: number;
  /** Parts that followed another than the one before them, and answers that were none. */
  gaps: number;
  failures: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
let count: Watched = { parts: 0, bytes: 0, gaps: 0, failures: 0 };

answer({
  open({ playlists }: Seats): void {
    for (const playlist of playlists) void watch(playlist);
  },
  take(): Watched {
    const taken = count;
    count = { parts: 0, bytes: 0, gaps: 0, failures: 0 };
    return taken;
  },
});

async function watch(playlist: string): Promise<void> {
  const live = playlist.replace('index.m3u8', 'live.m3u8');
  let query = '';
  let last = 0;
  for (;;) {
    const text = (await load(live + query))?.toString();
    if (text === undefined) {
      count.failures++;
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    const { next, newest } = edgeOf(text);
    query = next;
    const due = newest.filter(({ number }) => number > last);
    if (due.length === 0) continue;
    if (last > 0 && due[0]!.number !== last + 1) count.gaps++;
    last = due.at(-1)!.number;
    // Who has just come begins with the newest.
    const taken = last === 0 ? due.slice(-1) : due;
    for (const { uri } of taken) {
      const bytes = await load(new URL(uri, live).href);
      if (!bytes) count.failures++;
      else {
        count.parts++;
        count.bytes += bytes.length;
      }
    }
  }
}

/** The place to wait for, and the parts of the segment that grows and of the last whole one. */
function edgeOf(text: string) {
  const sequence = Number(/MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]);
  const segments = text.match(/#EXTINF/g)?.length ?? 0;
  const tail = text.slice(text.lastIndexOf('#EXTINF'));
  const parts = tail.match(/#EXT-X-PART:/g)?.length ?? 0;
  const newest = [...text.matchAll(/#EXT-X-PART:[^\n]*URI="([^"]*p(\d+)\.m4s)"/g)]
    .slice(-12)
    .map(([, uri, number]) => ({ uri: uri!, number: Number(number) }));
  return { next: `?_HLS_msn=${sequence + segments}&_HLS_part=${parts}`, newest };
}

/** The bytes at an address; null for what is no success. */
function load(url: string): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve(null));
      response.on('end', () => resolve(response.statusCode === 200 ? Buffer.concat(chunks) : null));
    });
    request.on('error', () => resolve(null));
  });
}
