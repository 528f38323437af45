import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterFile } from '../after-file.ts';
import { freePort } from './free-port.ts';
import { preloads } from './preloads.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const loopback = '127.0.0.1';
/** ms for a process to start: on a busy machine its modules alone can take most of a minute. */
export const startMs = 180_000;

/** A process started by a test; killed after the file if it still runs. */
function start(command: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  afterFile(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  return child;
}

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

/** The real server as a process of its own, ready; `begun` has it before that. */
export async function serverProcess(
  env: Record<string, string>,
  begun?: (child: ChildProcess) => Promise<void>,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://${loopback}:${port}`;
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = start(process.execPath, [...preloads, main], {
    PATH,
    NODE_COMPILE_CACHE,
    SERVER_PORT: String(port),
    LOG_LEVEL: 'warn',
    DEMO: '0',
    RATE_LIMIT: '1000000',
    WELCOME_BUDGET: '999999,999999,999999,999999',
    CONNECTION_LIMIT: '1000000',
    ...env,
  });
  void begun?.(child);
  let said = '';
  child.stdout?.on('data', (text) => {
    said += text;
  });
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const deadline = Date.now() + startMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the server ended: ${said}`);
    }
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    if (Date.now() > deadline) throw new Error(`the server is not ready: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    child,
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Whether the machine has a Redis to test with; `npm test` installs it where it can. */
export function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A real Redis of the test's own. */
export async function redisProcess() {
  const port = await freePort();
  const begin = async () => {
    const child = start(
      'redis-server',
      ['--port', String(port), '--bind', loopback, '--save', '', '--appendonly', 'no'],
      { PATH: process.env.PATH ?? '' },
    );
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text) => {
        if (String(text).includes('Ready to accept connections')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`Redis ended with ${code}`)));
    });
    return child;
  };
  let child = await begin();
  return {
    url: `redis://${loopback}:${port}`,
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    /** At the same address, after it was killed. */
    async restart(): Promise<void> {
      child = await begin();
    },
  };
}
