import { mkdir } from 'node:fs/promises';
import { sheetRules } from '@xiongmao/api/videos/rules';
import sharp from 'sharp';
import type { Storage } from '#platform/storage.ts';
import type { Encoder } from '../encoder.ts';
import { bestFrameAt, type Filmed, framesAt } from './frames.ts';

/** A picture as it is kept. */
export interface Kept {
  address: string;
  width: number;
  height: number;
}
export interface KeptSheet extends Kept {
  columns: number;
  count: number;
  interval: number;
}

interface Taking {
  encoder: Encoder;
  storage: Storage;
  folder: string;
  signal: AbortSignal;
}

const posterWidth = 1_280;
/** Where in a video its poster is, if nobody says: behind titles, and before what it is about is over. */
const posterShare = 0.3;
const latestPoster = 60;

/** Keeps the picture at a second, or one that the encoder chooses. */
export async function takePoster(
  { encoder, storage, folder, signal }: Taking,
  filmed: Filmed,
  posterAt: number | null,
): Promise<Kept> {
  await mkdir(folder, { recursive: true });
  const second = posterAt ?? Math.min(filmed.playlist.seconds * posterShare, latestPoster);
  const taking = { width: posterWidth, folder, signal };
  const png =
    posterAt === null
      ? await bestFrameAt(encoder, filmed, second, taking)
      : (await framesAt(encoder, filmed, [second], taking))[0]!;
  const { data, info } = await sharp(png)
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const address = await storage.keep(data, 'webp');
  return { address, width: info.width, height: info.height };
}

/** Keeps small pictures in one, a second or more from each to the next. */
export async function takeSheet(
  { encoder, storage, folder, signal }: Taking,
  filmed: Filmed,
  { width: across, height: up }: { width: number; height: number },
): Promise<KeptSheet> {
  await mkdir(folder, { recursive: true });
  const { columns, most, width } = sheetRules;
  const { seconds } = filmed.playlist;
  const interval = Math.max(1, Math.ceil(seconds / most));
  const count = Math.max(1, Math.min(most, Math.ceil(seconds / interval)));
  const height = Math.max(2, 2 * Math.round((width * up) / across / 2));
  const times = Array.from({ length: count }, (_, index) => index * interval);
  const frames = await framesAt(encoder, filmed, times, { width, folder, signal });
  const pictures: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, png] of frames.entries()) {
    // Of a picture that changes its shape, too.
    const input = await sharp(png).resize(width, height, { fit: 'contain' }).png().toBuffer();
    pictures.push({
      input,
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    });
  }
  const whole = {
    width: Math.min(count, columns) * width,
    height: Math.ceil(count / columns) * height,
  };
  const data = await sharp({ create: { ...whole, channels: 3, background: '#000' } })
    .composite(pictures)
    .webp({ quality: 60 })
    .toBuffer();
  return { address: await storage.keep(data, 'webp'), width, height, columns, count, interval };
}
