import { inflateSync } from 'node:zlib';
import { readSvga, SvgaRefused, svgaLimits } from '@xiongmao/api/gifts/svga';
import { pictureOf } from '#modules/users/index.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

const picture = { width: 320, height: 320, cut: false };

/** Keeps a file for a gift, given as base64, and answers its address. Throws BadImage, ImageTooLarge, `badAnimation`. */
export async function setGiftFile(
  { storage }: ModuleContext,
  { kind, content }: { kind: 'picture' | 'animation'; content: string },
): Promise<string> {
  const bytes = Buffer.from(content, 'base64');
  if (kind === 'picture') return storage.keep(await pictureOf(bytes, picture), 'webp');
  checkAnimation(bytes);
  return storage.keep(bytes, 'svga');
}

/** Small files can inflate to a thousand times their size: it stops where there is too much. */
function checkAnimation(bytes: Buffer): void {
  try {
    if (bytes.length > svgaLimits.file) throw new SvgaRefused('tooLarge');
    readSvga(new Uint8Array(inflateSync(bytes, { maxOutputLength: svgaLimits.inflated })));
  } catch (error) {
    if (error instanceof SvgaRefused) throw new CodedError('badAnimation', { fault: error.fault });
    if ((error as { code?: string }).code === undefined) throw error;
    throw new CodedError('badAnimation', { fault: 'notSvga' });
  }
}
