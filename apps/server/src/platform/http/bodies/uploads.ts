import { buffer } from 'node:stream/consumers';
import { pictureWidths } from '@xiongmao/api/fields/picture-widths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import type { Clock } from '#platform/clock.ts';
import { createDrawnPictures } from '#platform/pictures/drawn-pictures.ts';
import { type Kept, keptTypes, type Storage } from '#platform/storage.ts';
import { CodedError } from '../errors.ts';

/** For good: nothing else ever has an address. */
const forGood = 'max-age=31536000, immutable';
/** While a picture can't be narrowed it is sent as wide as it is, and asked for again soon. */
const forNow = 'max-age=60';

/** Serves what is kept under `/uploads/`; a picture narrower than it is, too, for who shows it small. */
export function serveUploads(app: FastifyInstance, storage: Storage, clock: Clock): void {
  const narrowPictures = createDrawnPictures(clock, { mostDrawn: 120, mostKept: 64 * 1024 * 1024 });
  app.get('/uploads/*', { schema: { hide: true } }, async (request, reply) => {
    const [address = '', query] = request.url.split('?', 2);
    const width = pictureWidths.find((each) => query === `w=${each}`);
    const kept = await storage.open(address);
    if (kept?.type !== 'webp' || !width) return sendKept(reply, kept, forGood);
    try {
      const picture = await narrowPictures(`${address} ${width}`, request.ip, () =>
        narrow(kept, width),
      );
      kept.content.destroy();
      return sendKept(reply, { ...kept, size: picture.length, content: picture }, forGood);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      return sendKept(reply, kept, forNow);
    }
  });
}

const narrow = async ({ content }: Kept, width: number): Promise<Buffer> =>
  sharp(await buffer(content))
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: 10 })
    .toBuffer();

/** Sends a file as what it is and nothing else. Throws `notFound`. */
export function sendKept(
  reply: FastifyReply,
  kept: (Omit<Kept, 'content'> & { content: Kept['content'] | Buffer }) | null,
  lasts: string,
): FastifyReply {
  if (!kept) throw new CodedError('notFound');
  return reply
    .type(keptTypes[kept.type])
    .header('cache-control', `public, ${lasts}`)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-site')
    .header('content-length', kept.size)
    .send(kept.content);
}
