import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { clock, clockPeriod } from './clock-picture.ts';

const player = createRequire(import.meta.url).resolve('hls.js/dist/hls.light.min.js');

/** What the page knows of what it plays, for tests to read. */
export interface Playing {
  /** ms between a frame's clock and the moment it was shown. */
  delays: number[];
  /** The same by the playlist's dates. */
  dated: number[];
  faults: string[];
  waits: number;
}

/** Reads the clock of each frame that is shown. Stands in the page, not here. */
const script = `
  const { source, base } = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}');
  const playing = (window.playing = { delays: [], dated: [], faults: [], waits: 0 });
  const video = document.querySelector('video');
  const hls = new Hls({ lowLatencyMode: true, maxLiveSyncPlaybackRate: 1.1 });
  hls.on(Hls.Events.ERROR, (_, { details, fatal }) => {
    playing.faults.push(details + (fatal ? '!' : ''));
    if (fatal) hls.startLoad();
  });
  video.addEventListener('waiting', () => playing.waits++);
  if (source) hls.loadSource(source);
  hls.attachMedia(video);
  const canvas = new OffscreenCanvas(${clock.bits * clock.box}, ${clock.box});
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  function look() {
    pen.drawImage(video, 0, 0, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
    const { data } = pen.getImageData(0, ${clock.box / 2}, canvas.width, 1);
    let [code, bit] = [0, 0];
    for (let at = ${clock.bits - 1}; at >= 0; at--) {
      bit ^= data[(at * ${clock.box} + ${clock.box / 2}) * 4] > 128 ? 1 : 0;
      code = code * 2 + bit;
    }
    playing.delays.push((Date.now() - base - code * ${clock.ms}) % ${clockPeriod});
    if (hls.playingDate) playing.dated.push(Date.now() - hls.playingDate.getTime());
    video.requestVideoFrameCallback(look);
  }
  video.requestVideoFrameCallback(look);
`;

const page = `<!doctype html><title>player</title><video width="640" height="360" autoplay muted></video>
<script src="/hls.js"></script><script>${script}</script>`;

/** Serves a page that plays what its hash names. */
export async function startPlayerPage(): Promise<{ url: string; server: Server }> {
  const code = await readFile(player);
  const server = createServer((request, response) => {
    const isScript = request.url === '/hls.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? code : page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/`, server };
}
