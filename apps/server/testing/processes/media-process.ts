import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishLoop } from '@xiongmao/rtmp/publish-loop';
import { clipSeconds, readClip } from '#src/demo/live/clip.ts';
import { afterFile } from '../after-file.ts';
import { testKey } from '../app.ts';
import { freePort } from './free-port.ts';
import { startMs } from './processes.ts';

const main = fileURLToPath(new URL('../../../media/src/main.ts', import.meta.url));

/** The real media process, on ports that are known before the server that it asks. */
export async function mediaProcess() {
  const [httpPort, rtmpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${httpPort}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-rooms-'));
  let child: ChildProcess | null = null;

  async function kill(): Promise<void> {
    const running = child;
    child = null;
    if (!running) return;
    running.kill('SIGKILL');
    if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
  }
  afterFile(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    url,
    env: { MEDIA_URL: url, RTMP_URL: `rtmp://127.0.0.1:${rtmpPort}/live` },
    kill,
    async start(serverUrl: string): Promise<void> {
      const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
      child = spawn(process.execPath, [main], {
        env: {
          ...{ PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent', SECRET_KEY: testKey },
          ...{ SERVER_URL: serverUrl, DATA_DIR: folder },
          ...{ MEDIA_HTTP_PORT: String(httpPort), MEDIA_RTMP_PORT: String(rtmpPort) },
        },
        stdio: 'ignore',
      });
      const deadline = Date.now() + startMs;
      while (Date.now() < deadline) {
        if (await fetch(`${url}/healthz`).catch(() => null)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('media does not answer');
    },
    /** Publishes the demo's clip over and over, as OBS would. */
    async publish(key: string) {
      const ending = new AbortController();
      const stopped: (string | null)[] = [];
      const done = publishLoop({
        target: { host: '127.0.0.1', port: rtmpPort, key },
        tags: await readClip(),
        seconds: clipSeconds,
        signal: ending.signal,
        onStop: (code) => void stopped.push(code),
      });
      const stop = () => {
        ending.abort();
        return done;
      };
      afterFile(stop);
      return { stopped, stop };
    },
  };
}
