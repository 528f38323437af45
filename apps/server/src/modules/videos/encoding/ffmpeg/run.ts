import { spawn } from 'node:child_process';
import type { Encoder } from '../encoder.ts';
import { EncodingFailure } from '../failures.ts';

export interface Limits {
  /** ms by the clock. */
  wall: number;
  /** Bytes of a file that it writes. */
  file?: number;
  /** Ends it. */
  signal: AbortSignal;
  /** Bytes of what it answers that are read; more end it. */
  answer?: number;
}

const memory = 3 * 1024 ** 3;
const usualFile = 1024 ** 3;
const usualAnswer = 1024 * 1024;
/** ms between asking it to end and ending it. */
const grace = 3_000;
const longestSaid = 4_000;
/** CPU seconds for each second by the clock. */
const processors = 8;

/**
 * Runs ffmpeg or ffprobe on what a stranger sent: at the lowest priority, without network where the machine can take that
 * away, in limits of memory, time, processor and size of files. Answers what it wrote to standard output. Throws
 * `EncodingFailure`, and the signal's reason when that ended it.
 */
export async function run(
  encoder: Encoder,
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  { wall, file = usualFile, signal, answer = usualAnswer }: Limits,
  onLine?: (line: string) => void,
): Promise<string> {
  signal.throwIfAborted();
  const { prlimit, nice, setpriv } = encoder.guards;
  const alone = await withoutNetwork(encoder);
  const cpu = Math.ceil((wall / 1000) * processors);
  const guarded = [
    ...alone,
    // It does not outlive this process, however that ends.
    ...(setpriv ? [setpriv, '--pdeathsig', 'KILL'] : []),
    ...[prlimit, `--as=${memory}`, `--cpu=${cpu}`, `--fsize=${file}`, '--core=0', '--nofile=256'],
    ...[nice, '-n', '10'],
    encoder[program],
    ...args,
  ];
  const child = spawn(guarded[0]!, guarded.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, to be ended whole.
    detached: true,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', MALLOC_ARENA_MAX: '2' },
  });
  let why: 'signal' | 'time' | 'answer' | null = null;
  const end = (reason: NonNullable<typeof why>) => {
    why ??= reason;
    kill(child.pid, 'SIGTERM');
    setTimeout(() => child.exitCode === null && kill(child.pid, 'SIGKILL'), grace).unref();
  };
  const onAbort = () => end('signal');
  signal.addEventListener('abort', onAbort);
  const timer = setTimeout(() => end('time'), wall);
  let said = '';
  let told = '';
  let bytes = 0;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-longestSaid);
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    bytes += text.length;
    if (!onLine && bytes > answer) return end('answer');
    told += text;
    if (!onLine) return;
    const lines = told.split('\n');
    told = lines.pop()!;
    for (const line of lines) onLine(line);
  });
  const { code, killedBy, error } = await new Promise<{
    code: number | null;
    killedBy: string | null;
    error: Error | null;
  }>((resolve) => {
    child.once('error', (failed) => resolve({ code: null, killedBy: null, error: failed }));
    child.once('close', (status, by) => resolve({ code: status, killedBy: by, error: null }));
  });
  clearTimeout(timer);
  signal.removeEventListener('abort', onAbort);
  // What it started does not outlive it.
  kill(child.pid, 'SIGKILL');
  const words = sayable(said);
  if (why === 'signal') throw signal.reason;
  if (why === 'time' || killedBy === 'SIGXCPU') throw new EncodingFailure('tooSlow', words);
  if (why === 'answer') throw new EncodingFailure('broken', words);
  if (error) throw new EncodingFailure('crashed', error.message);
  if (code === 0) return told;
  throw new EncodingFailure(reasonOf(code, killedBy, words), words);
}

/** What its last words tell: a program that was ended has crashed, one that gave up could not read what it was given. */
function reasonOf(code: number | null, killedBy: string | null, words: string) {
  if (/No space left on device|File too large/.test(words) || killedBy === 'SIGXFSZ')
    return 'noSpace';
  if (killedBy !== null || code === null || code >= 128 || /Cannot allocate memory/.test(words))
    return 'crashed';
  if (/Decoder .*not found|Unknown decoder|No such filter|Unsupported codec/i.test(words))
    return 'unsupported';
  return 'broken';
}

/** Words that can be kept and shown: without control characters. */
const sayable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/g, '').trim();

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const tried = new WeakMap<Encoder, Promise<readonly string[]>>();

/** What runs a program without network, where this machine lets it. */
function withoutNetwork(encoder: Encoder): Promise<readonly string[]> {
  let found = tried.get(encoder);
  if (!found) {
    found = tryUnshare(encoder.guards.unshare);
    tried.set(encoder, found);
  }
  return found;
}

async function tryUnshare(unshare: string | null): Promise<readonly string[]> {
  if (!unshare) return [];
  const alone = [unshare, '--map-root-user', '--net', '--'];
  const child = spawn(alone[0]!, [...alone.slice(1), 'true'], { stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve([]));
    child.once('close', (code) => resolve(code === 0 ? alone : []));
  });
}
