import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { FilePathSource, Input, Logging, LogLevel, MP4 } from 'mediabunny';
import { EncodingFailure } from './failures.ts';
import { containerOf } from './ffmpeg/container.ts';

// What is in a stranger's file stands in no log.
Logging.level = LogLevel.Silent;

/** What browsers play, in an MP4. */
const pictures = ['avc', 'vp9', 'av1'];
const sounds = ['aac', 'opus', 'mp3'];

export interface Original {
  seconds: number;
  width: number;
  height: number;
}

/** Looks at a file by its boxes, where nothing can decode it. Throws `EncodingFailure` for what browsers don't play. */
export async function lookAt(file: string): Promise<Original> {
  if ((await containerOf(file)) !== 'mov') throw new EncodingFailure('notVideo');
  const input = new Input({ source: new FilePathSource(file), formats: [MP4] });
  try {
    if (!(await input.canRead())) throw new EncodingFailure('unsupported');
    const [picture, ...others] = await input.getVideoTracks();
    if (!picture) throw new EncodingFailure('notVideo');
    const [sound] = await input.getAudioTracks();
    if (
      others.length > 0 ||
      !pictures.includes(picture.codec ?? '') ||
      (sound && !sounds.includes(sound.codec ?? ''))
    )
      throw new EncodingFailure('unsupported');
    const { displayWidth: width, displayHeight: height } = picture;
    const { side, pixels } = videoLimits;
    if (width > side || height > side || width * height > pixels)
      throw new EncodingFailure('tooLarge');
    const seconds = await input.computeDuration();
    if (seconds > videoLimits.seconds.upload) throw new EncodingFailure('tooLong');
    if (!(seconds > 0 && width > 0 && height > 0)) throw new EncodingFailure('broken');
    return { seconds, width, height };
  } catch (error) {
    if (error instanceof EncodingFailure) throw error;
    throw new EncodingFailure('broken');
  } finally {
    input.dispose();
  }
}

/** A file as it was sent, among what is to be kept. */
export async function takeOriginal(file: string, out: string): Promise<Original> {
  const found = await lookAt(file);
  await mkdir(out, { recursive: true });
  const to = path.join(out, 'original.mp4');
  // Of another disk it has to be copied.
  await link(file, to).catch(() => copyFile(file, to));
  return found;
}
