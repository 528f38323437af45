import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

export const hasFfmpeg = !spawnSync('ffmpeg', ['-version']).error;

/** Boxes along the top of the picture, each a bit of the clock, and a bit of it in ms. */
export const clock = { bits: 16, box: 40, ms: 10 } as const;

export interface Pushed {
  /** ms since the epoch that the clock counts from. */
  readonly base: number;
  /** Resolves when it has stopped, or was cut or refused. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** ms after which the clock begins anew. */
export const clockPeriod: number = clock.ms * 2 ** clock.bits;

/**
 * Pushes a moving picture, with a tone, in which the time of each frame stands in boxes: a Gray code, of
 * which only one bit changes at once, so that a frame is never misread by more than one step. What is
 * pushed can be cut by ffmpeg itself, too: into segments of two seconds in a folder, `live.m3u8` before them.
 */
export function pushClock(url: string, { hls }: { hls?: string } = {}): Pushed {
  const base = Date.now();
  const seconds = `(time(0)-${base / 1000})`;
  const steps = (bit: number) => `floor(${seconds}*1000/${clock.ms * 2 ** bit})`;
  const boxes = Array.from({ length: clock.bits }, (_, bit) => {
    const at = `x=${bit * clock.box}:y=0:w=${clock.box}:h=${clock.box}`;
    return `drawbox=${at}:color=white:t=fill:enable='mod(${steps(bit)}+${steps(bit + 1)},2)'`;
  });
  const filters = [`drawbox=x=0:y=0:w=iw:h=${clock.box}:color=black:t=fill`, ...boxes];
  const child: ChildProcess = spawn(
    'ffmpeg',
    [
      ...['-v', 'error', '-nostdin'],
      ...['-re', '-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=30'],
      ...['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'],
      ...['-vf', filters.join(',')],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-threads', '1'],
      ...['-pix_fmt', 'yuv420p', '-g', '60', '-c:a', 'aac', '-b:a', '96k'],
      ...(hls ? bothOf(url, hls) : ['-f', 'flv', url]),
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  return {
    base,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

const bothOf = (url: string, folder: string): string[] => [
  ...['-flags', '+global_header', '-map', '0:v', '-map', '1:a', '-f', 'tee'],
  `[f=flv]${url}|[f=hls:hls_time=2:hls_flags=delete_segments]${folder}/live.m3u8`,
];
