import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Answer, Question } from './ipc.ts';

/** A process of its own that a benchmark started: what it measures, a peer, or a load generator. */
export interface Running extends AsyncDisposable {
  /** Asks one of its handlers (`ipc.ts`); rejects when that fails or the process ends. */
  ask<Result = void>(name: string, given?: unknown): Promise<Result>;
  /** User and system CPU time since its start, µs, all threads. */
  cpu(): Promise<number>;
  /** Resolves when it answers an address with success; rejects when it ends before. */
  answers(url: string): Promise<void>;
  /** Ends it as a crash would, at once; resolves when it is gone. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const preloads = ['preload.ts', '../tools/processes/drizzle-imports.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
]);
const graceMs = 10_000;
const live = new Set<ChildProcess>();

/** Absolute path of a file, given from the root of the repository. */
export const fromRoot = (path: string) => `${root}${path}`;

/**
 * Starts a script, its path given from the root of the repository. With BENCH_PROFILE=FOLDER in the
 * environment the server and the site leave CPU profiles there.
 */
export function start(script: string, env: Record<string, string> = {}): Running {
  const profile = process.env.BENCH_PROFILE;
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const child = spawn(process.execPath, [...profiling, ...preloads, fromRoot(script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  live.add(child);

  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000);
    });
  }
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  child.on('message', ({ id, result, error }: Answer) => {
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(`${script}: ${error}`));
    waiting.delete(id);
  });
  let ended: Error | null = null;
  const end = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      live.delete(child);
      ended = new Error(`${script} ended (${code ?? signal}). Its last words:\n${said}`);
      for (const { reject } of waiting.values()) reject(ended);
      resolve();
    });
  });

  let questions = 0;
  function ask<Result>(name: string, given?: unknown): Promise<Result> {
    if (ended) return Promise.reject(ended);
    const question: Question = { id: ++questions, name, given };
    const reply = Promise.withResolvers<unknown>();
    waiting.set(question.id, reply);
    child.send(question);
    return reply.promise as Promise<Result>;
  }

  return {
    ask,
    async cpu() {
      const { user, system } = await ask<NodeJS.CpuUsage>('cpu');
      return user + system;
    },
    async answers(url) {
      while (!ended) {
        const response = await fetch(url).catch(() => null); // not listening yet
        if (response?.ok) return;
        await sleep(50);
      }
      throw ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await end;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await Promise.race([end, sleep(graceMs, undefined, { ref: false })]);
      child.kill('SIGKILL');
    },
  };
}

/** CPU time of a process for each unit of some work, µs; the work answers how many units it was. */
export async function cpuPer(measured: Running, work: () => Promise<number>): Promise<number> {
  const before = await measured.cpu();
  const units = await work();
  return ((await measured.cpu()) - before) / units;
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Ends what still runs, so that what waits for it fails and cleans up. */
export async function endAll(): Promise<void> {
  const children = [...live];
  for (const child of children) child.kill('SIGTERM');
  const deadline = Date.now() + graceMs;
  while (children.some((child) => live.has(child)) && Date.now() < deadline) await sleep(50);
  for (const child of children) child.kill('SIGKILL');
}
