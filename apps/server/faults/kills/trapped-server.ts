import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#testing/processes/free-port.ts';
import { preloads } from '#testing/processes/preloads.ts';
import { secretKey } from '../product.ts';

/** Where the server kills, and whom. */
export interface Trap {
  /** Part of the statement that is counted from. */
  marker: string;
  /** 0 for that statement itself. */
  statement: number;
  when: 'before' | 'during' | 'after';
  /** The database's process; null for the server's own. */
  pid: number | null;
}

/** The product's server, a process of its own, started again whenever it has died. */
export interface TrappedServer {
  url: string;
  arm(trap: Trap): Promise<void>;
  /** Whether the marker came. */
  met(): boolean;
  /** Whether the trap was sprung. */
  sprung(): boolean;
  kill(): void;
  /** Whether it died since it last was ready. */
  died(): boolean;
  /** Until it answers, started anew if it has died. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const preload = new URL('trap.ts', import.meta.url).href;
const startTimeoutMs = 180_000;

export async function trapServer(databaseUrl: string, dataDir: string): Promise<TrappedServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    NODE_ENV: 'development',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: '1000000000',
    WELCOME_BUDGET: '999999,999999,999999,999999',
    CONNECTION_LIMIT: '1000000000',
    SERVER_PORT: String(port),
    SERVER_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
  };
  let child: ChildProcess;
  let met = false;
  let sprung = false;
  let said = '';

  function start(): void {
    said = '';
    child = spawn(process.execPath, [...preloads, '--import', preload, main], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-2_000);
      });
    }
    child.on('message', (message: { met?: true; struck?: true }) => {
      met ||= message.met === true;
      sprung ||= message.struck === true;
    });
    child.on('error', () => undefined); // a message to a process that has just died
  }
  const died = () => child.exitCode !== null || child.signalCode !== null;
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  start();
  return {
    url,
    died,
    met: () => met,
    sprung: () => sprung,
    async arm(trap) {
      met = false;
      sprung = false;
      const armed = once(child, 'message');
      child.send(trap);
      await armed;
    },
    kill: () => child.kill('SIGKILL'),
    async ready() {
      const deadline = Date.now() + startTimeoutMs;
      while (!(await answers())) {
        if (died()) start();
        if (Date.now() > deadline) throw new Error(`the server is not ready: ${said}`);
        await sleep(20);
      }
    },
    async stop() {
      if (died()) return;
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await Promise.race([end, sleep(10_000, undefined, { ref: false })]);
      child.kill('SIGKILL');
    },
  };
}
