import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { BadImage, ImageTooLarge } from '../errors.ts';

const mostBytes = 2 * 1024 * 1024;
const mostPixels = 24_000_000;
/** Pictures read at a time: each may take 100 MB while it is read. */
const inTurn = pLimit(2);

sharp.cache(false);

/** How large a picture is kept at most, and whether it is cut to that form in the middle or shown whole. */
export interface PictureForm {
  width: number;
  height: number;
  cut: boolean;
}

/**
 * A picture as it is kept: upright, of its form, never larger than it was, without whatever the original told of
 * place, device and time. Throws BadImage and ImageTooLarge.
 */
export async function pictureOf(
  original: Buffer,
  { width, height, cut }: PictureForm,
): Promise<Buffer> {
  if (original.length > mostBytes) throw new ImageTooLarge();
  const kind = kindOf(original);
  if (!kind) throw new BadImage();
  return inTurn(async () => {
    // Only the head is read for this: a bomb is refused before it is opened.
    const head = await sharp(original, { limitInputPixels: false }).metadata().catch(broken);
    if (head.format !== kind || (head.pages ?? 1) > 1) throw new BadImage();
    if (head.width * head.height > mostPixels) throw new ImageTooLarge();
    const { autoOrient: upright } = head;
    const [across, down] = [upright.width / width, upright.height / height];
    const scale = Math.min(1, cut ? Math.min(across, down) : Math.max(across, down));
    const scaled = (length: number) => Math.max(1, Math.round(length * scale));
    return sharp(original, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(scaled(width), scaled(height), { fit: cut ? 'cover' : 'inside' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer()
      .catch(broken);
  });
}

function broken(): never {
  throw new BadImage();
}

/** What the first bytes say it is; null for what is not taken, moving pictures among them. */
function kindOf(bytes: Buffer): Metadata['format'] | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length < 32) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') {
    const data = bytes.indexOf('IDAT');
    return bytes.subarray(0, Math.max(data, 0)).includes('acTL') ? null : 'png';
  }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp') {
    const brands = text(8, Math.min(bytes.readUInt32BE(0), 64));
    return brands.includes('avif') && !brands.includes('avis') ? 'heif' : null;
  }
  return null;
}
