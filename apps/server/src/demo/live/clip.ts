import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FlvTag, readFlv } from '@xiongmao/rtmp/flv';

/**
 * Of the clip: 480 pictures of 40 ms are 900 frames of sound of 1024 samples at 48 kHz, so sound and
 * picture end together and a loop has no seam.
 */
export const clipSeconds = 19.2;

/** What `draw-clip.ts` drew. */
export const readClip = async (): Promise<FlvTag[]> =>
  readFlv(await readFile(path.join(import.meta.dirname, 'clip.flv')));
