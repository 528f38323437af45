import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** Why there is no ffmpeg to play OBS with; null where there is. */
export const withoutFfmpeg =
  spawnSync('ffprobe', ['-version']).error || spawnSync('ffmpeg', ['-version']).error
    ? 'ffmpeg is not installed'
    : null;

export interface Push {
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** A moving test picture with a tone, pushed as OBS does. */
export function pushTestPicture(
  url: string,
  {
    size = '640x360',
    rate = 30,
    seconds = 60,
    keyEvery = 30,
    codec = ['libx264'],
    reordered = 0,
  } = {},
): Push {
  const child: ChildProcess = spawn(
    'ffmpeg',
    [
      ...['-v', 'error', '-nostdin', '-re'],
      ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}`],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'],
      ...['-c:v', ...codec, '-preset', 'ultrafast', '-tune', 'zerolatency', '-threads', '1'],
      ...['-pix_fmt', 'yuv420p', '-g', String(keyEvery), '-bf', String(reordered), '-b:v', '800k'],
      ...['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-t', String(seconds), '-f', 'flv', url],
    ],
    { stdio: ['ignore', 'ignore', 'ignore'] },
  );
  const ended = once(child, 'exit');
  return {
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

const run = promisify(execFile);

/** What ffprobe counts in a file: frames it could decode, and what it complained about. */
export async function probe(file: string) {
  const entries = 'stream=codec_type,nb_read_frames,width,height,r_frame_rate:format=duration';
  const args = ['-v', 'error', '-count_frames', '-of', 'json', '-show_entries', entries, file];
  const { stdout, stderr } = await run('ffprobe', args);
  const { streams, format } = JSON.parse(stdout) as {
    streams: { codec_type: string; nb_read_frames: string; width?: number; height?: number }[];
    format: { duration: string };
  };
  const of = (type: string) => streams.find(({ codec_type }) => codec_type === type);
  return {
    video: { frames: Number(of('video')?.nb_read_frames), width: of('video')?.width },
    audio: { frames: Number(of('audio')?.nb_read_frames ?? 0) },
    seconds: Number(format.duration),
    complaints: stderr.trim(),
  };
}
