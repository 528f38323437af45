import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const loopback = '127.0.0.1';
const preloads = ['follow-parent.mjs', 'drizzle-imports.mjs'].flatMap((file) => [
  '--import',
  new URL(`../../tools/processes/${file}`, import.meta.url).href,
]);
const graceMs = 10_000;
const startMs = 180_000;

export interface Running {
  readonly pid: number;
  /** Its exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Resolves when it answers the address with success; rejects with its last words when it ends before. */
  answers(url: string): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
}

/**
 * Starts a script of the repository in an environment that holds nothing of the caller's. What it says
 * goes to a file. It ends with this process, however that ends.
 */
export function start(
  script: string,
  { args = [], env, log }: { args?: string[]; env: Record<string, string>; log: string },
): Running {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [...preloads, script, ...args], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  mkdirSync(path.dirname(log), { recursive: true });
  const file = createWriteStream(log, { flags: 'a' });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  const ended = once(child, 'exit').then(([code]) => {
    file.end();
    return code as number | null;
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;

  return {
    pid: child.pid!,
    ended,
    async answers(url) {
      const deadline = Date.now() + startMs;
      while (!(await isAnswered(url))) {
        if (!isOver() && Date.now() < deadline) await sleep(50);
        else throw new Error(`${script} does not answer ${url}:\n${lastWords(log)}`);
      }
    },
    async kill() {
      end(child, 'SIGKILL');
      await ended;
    },
    async stop() {
      end(child, 'SIGTERM');
      await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
      end(child, 'SIGKILL');
      await ended;
    },
  };
}

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}

async function isAnswered(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return response?.ok ?? false;
}

const lastWords = (log: string) => readFileSync(log, 'utf8').slice(-2_000);

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, loopback);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
