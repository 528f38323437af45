import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FlvTag, readFlv } from '@xiongmao/rtmp/flv';
import sharp from 'sharp';
import { frame, size } from './clip-picture.ts';

/**
 * Of the clip: 480 pictures of 40 ms are 900 frames of sound of 1024 samples at 48 kHz, so sound and
 * picture end together and a loop has no seam.
 */
export const clipSeconds = 19.2;

/** What `draw-clip.ts` drew. */
export const readClip = async (): Promise<FlvTag[]> =>
  readFlv(await readFile(path.join(import.meta.dirname, 'clip.flv')));

/** The same as a file that somebody would send. */
export const clipFile = path.join(import.meta.dirname, 'clip.mp4');

/** A picture of it, twice as large, for covers. */
export const poster = (): Promise<Buffer> =>
  sharp(Buffer.from(frame(200, clipSeconds * size.rate)), { density: 144 })
    .png()
    .toBuffer();
