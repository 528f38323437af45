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
/** ms without an answer to any order after which the process is believed to be stuck. */
const longestSilence = 20_000;

interface Waiting {
  given: HashOrder;
  answer: PromiseWithResolvers<Buffer>;
  /** Processes that were lost over it. */
  lost: number;
}

const waiting = new Map<number, Waiting>();
let orders = 0;
let running: ChildProcess | null = null;
let silence: NodeJS.Timeout | undefined;

/**
 * Hashes in a process of its own, which has the lowest claim to the processors: in this one's threads a few
 * sign-ins at once would hold up everybody's reads. It ends with this process; where it dies or is stuck, another
 * is asked once more.
 */
export function hashElsewhere(given: HashOrder): Promise<Buffer> {
  const order = ++orders;
  const answer = Promise.withResolvers<Buffer>();
  waiting.set(order, { given, answer, lost: 0 });
  ask(order, given);
  return answer.promise;
}

function ask(order: number, given: HashOrder): void {
  running ??= start();
  silence ??= setTimeout(() => running?.kill('SIGKILL'), longestSilence);
  // What waits keeps this process from ending; a process that waits for orders does not.
  running.ref();
  running.channel?.ref();
  // What can't be sent any more is asked again when the process has ended.
  running.send({ order, ...given }, () => undefined);
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
  const one = waiting.get(order);
  waiting.delete(order);
  if (one) by(one.answer);
  if (waiting.size > 0) {
    silence?.refresh();
    return;
  }
  clearTimeout(silence);
  silence = undefined;
  running?.unref();
  running?.channel?.unref();
}

/** Whoever waits for it for the first time waits for another. */
function lose(child: ChildProcess, error: Error): void {
  if (running !== child) return;
  running = null;
  clearTimeout(silence);
  silence = undefined;
  for (const [order, one] of [...waiting]) {
    one.lost += 1;
    if (one.lost < 2) ask(order, one.given);
    else settle(order, ({ reject }) => reject(error));
  }
}
