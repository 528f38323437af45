import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { preloads } from '#testing/processes/preloads.ts';
import type { Answer, Question } from './ipc.ts';

/** A process of its own: a part of the product, or one that plays people. */
export interface Running {
  /** Asks one of its handlers (`ipc.ts`); rejects when that fails or the process ends. */
  ask<Result = void>(name: string, given?: unknown): Promise<Result>;
  /** How it ended, with its last words; null while it lives. */
  death(): string | null;
  /** Resolves when an address answers with success; rejects when the process ends before. */
  answers(url: string): Promise<void>;
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

/** Text of a source file that is replaced as the process loads it. */
export interface Rewriting {
  /** From the root of the repository. */
  file: string;
  from: string;
  to: string;
}

const root = new URL('../../../../', import.meta.url);
const preload = new URL('preload.ts', import.meta.url).href;
const graceMs = 10_000;

/** Starts a script, its path given from the root of the repository. */
export async function start(
  script: string,
  env: Record<string, string> = {},
  rewritings: readonly Rewriting[] = [],
): Promise<Running> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  for (const rewriting of rewritings) await check(rewriting);
  const left = rewritings.length > 0 && JSON.stringify(rewritings);
  const child = spawn(
    process.execPath,
    [...preloads, '--import', preload, fileURLToPath(new URL(script, root))],
    {
      cwd: root,
      env: { PATH, NODE_COMPILE_CACHE, ...env, ...(left && { FAULTS_REWRITINGS: left }) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
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
  child.on('error', () => undefined); // a question to a process that has just died
  let death: string | null = null;
  const end = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      death = `${script} ended (${code ?? signal}): ${said.trim()}`;
      for (const { reject } of waiting.values()) reject(new Error(death));
      resolve();
    });
  });

  let questions = 0;
  return {
    death: () => death,
    ask<Result>(name: string, given?: unknown): Promise<Result> {
      if (death) return Promise.reject(new Error(death));
      const question: Question = { id: ++questions, name, given };
      const reply = Promise.withResolvers<unknown>();
      waiting.set(question.id, reply);
      child.send(question);
      return reply.promise as Promise<Result>;
    },
    async answers(url) {
      while (!death) {
        const response = await fetch(url).catch(() => null); // not listening yet
        if (response?.ok) return;
        await sleep(20);
      }
      throw new Error(death);
    },
    async kill() {
      child.kill('SIGKILL');
      await end;
    },
    async stop() {
      if (death) return;
      child.kill('SIGTERM');
      await Promise.race([end, sleep(graceMs, undefined, { ref: false })]);
      child.kill('SIGKILL');
      await end;
    },
  };
}

/** A guard that is no longer where it was can't be taken out. */
async function check({ file, from }: Rewriting): Promise<void> {
  const text = await readFile(new URL(file, root), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no longer: ${from}`);
}
