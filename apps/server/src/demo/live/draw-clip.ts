import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import sharp from 'sharp';
import { clipSeconds } from './clip.ts';
import { frame, size } from './clip-picture.ts';

/** Draws the clip that the demo's rooms and videos show, and keeps it beside this file: `node draw-clip.ts`, needs ffmpeg. */
const { width, height, rate } = size;

const ffmpeg = spawn(
  'ffmpeg',
  [
    ...['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
    ...['-r', String(rate), '-i', '-'],
    // A crowd far away.
    ...['-f', 'lavfi', '-i', 'anoisesrc=color=pink:amplitude=0.06:sample_rate=48000:seed=7'],
    ...['-af', 'lowpass=f=900,tremolo=f=0.21:d=0.5', '-t', String(clipSeconds)],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'main', '-bf', '0', '-crf', '27'],
    ...['-pix_fmt', 'yuv420p', '-g', String(rate), '-sc_threshold', '0'],
    ...['-c:a', 'aac', '-b:a', '48k', '-ac', '2', '-map_metadata', '-1', '-f', 'flv'],
    path.join(import.meta.dirname, 'clip.flv'),
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
const frames = clipSeconds * rate;
for (let number = 0; number < frames; number++) {
  const picture = sharp(Buffer.from(frame(number, frames))).removeAlpha();
  if (!ffmpeg.stdin.write(await picture.raw().toBuffer())) await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
await once(ffmpeg, 'exit');

// The same, as the demo's videos are sent.
const [from, to] = ['clip.flv', 'clip.mp4'].map((name) => path.join(import.meta.dirname, name));
const copied = spawn(
  'ffmpeg',
  [
    '-v',
    'error',
    '-y',
    '-i',
    from!,
    '-c',
    'copy',
    '-map_metadata',
    '-1',
    '-movflags',
    '+faststart',
    to!,
  ],
  { stdio: 'inherit' },
);
await once(copied, 'exit');
