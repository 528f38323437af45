import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What argon2id is asked for; `memory` in KiB. */
export interface HashOrder {
  message: string;
  nonce: Buffer;
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

/** What the process answers to the order of the same number. */
export interface HashAnswer {
  order: number;
  hash?: Uint8Array;
  error?: string;
}

const program = fileURLToPath(new URL('hash-process.ts', import.meta.url));
const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
let orders = 0;
let running: ChildProcess | null = null;

/**
 * Hashes in a process of its own, which has the lowest claim to the processors: in this one's threads a few
 * sign-ins at once would hold up everybody's reads. It ends with this process, and is started again if it dies.
 */
export function hashElsewhere(given: HashOrder): Promise<Buffer> {
  const order = ++orders;
  const answer = Promise.withResolvers<Buffer>();
  waiting.set(order, answer);
  running ??= start();
  // What waits keeps this process from ending; a process that waits for orders does not.
  running.ref();
  running.channel?.ref();
  running.send({ order, ...given }, (error) => {
    if (error) settle(order, ({ reject }) => reject(error));
  });
  return answer.promise;
}

function start(): ChildProcess {
  const child = fork(program, { serialization: 'advanced', execArgv: [] });
  child.on('message', ({ order, hash, error }: HashAnswer) => {
    settle(order, ({ resolve, reject }) => {
      if (hash) resolve(Buffer.from(hash));
      else reject(new Error(error));
    });
  });
  child.once('error', (error) => lose(child, error));
  child.once('exit', (code, signal) => {
    lose(child, new Error(`the process that hashes passwords ended (${code ?? signal})`));
  });
  return child;
}

function settle(order: number, by: (answer: PromiseWithResolvers<Buffer>) => void): void {
  const answer = waiting.get(order);
  waiting.delete(order);
  if (answer) by(answer);
  if (waiting.size > 0) return;
  running?.unref();
  running?.channel?.unref();
}

/** Whoever waits for it is told; who asks next gets another. */
function lose(child: ChildProcess, error: Error): void {
  if (running !== child) return;
  running = null;
  for (const order of [...waiting.keys()]) settle(order, ({ reject }) => reject(error));
}
