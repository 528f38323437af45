import { type BuiltFiles, readBuiltFiles } from '@xiongmao/api/hosting/built-files';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import sharp from 'sharp';

export const iconSizes = [192, 512] as const;
type Purpose = 'any' | 'maskable';

export const iconAddress = (purpose: Purpose, size: number): string =>
  purpose === 'any' ? `/icons/${size}.png` : `/icons/maskable-${size}.png`;
const badgeAddress = '/icons/badge.png';
const badgeSize = 96;

/** Of a maskable icon, what every mask leaves (W3C manifest): 80 % across, of which a square has 57. */
const unmasked = 0.57;
/** ms and bytes that a logo from elsewhere may take. */
const timeout = 5_000;
const mostBytes = 2 * 1024 * 1024;
const lookAgainAfter = 60_000;

export interface Icon {
  headers: Record<string, string>;
  body: Buffer;
}

/** The brand's logo as browsers want it on home screens, by address: made when it is first asked for. */
export function createIcons(
  { logos, themeColour, siteUrl }: Pick<RuntimeConfig, 'logos' | 'themeColour' | 'siteUrl'>,
  dist: URL,
) {
  let files: BuiltFiles | undefined;
  let logo: Promise<Buffer> | undefined;
  const made = new Map<string, Promise<Icon>>();

  async function read(): Promise<Buffer> {
    files ??= readBuiltFiles(dist);
    const own = files.get(logos.icon.split('?', 1)[0]!);
    if (own) return own.body;
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(new URL(logos.icon, siteUrl), { signal });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || bytes.length > mostBytes) throw new Error(`${logos.icon} can't be had`);
    return bytes;
  }
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };

  async function draw(address: string): Promise<Buffer> {
    logo ??= read();
    const source = await logo;
    const square = (size: number) =>
      sharp(source, { density: 300 }).resize(size, size, { fit: 'contain', background: clear });
    if (address === badgeAddress) {
      // Android shows its outline alone: what is bright of it.
      const grey = await square(badgeSize).flatten({ background: '#000' }).greyscale().toBuffer();
      return sharp({
        create: { width: badgeSize, height: badgeSize, channels: 3, background: '#fff' },
      })
        .joinChannel(grey)
        .png()
        .toBuffer();
    }
    for (const size of iconSizes) {
      if (address === iconAddress('any', size)) return square(size).png().toBuffer();
      if (address !== iconAddress('maskable', size)) continue;
      const inner = Math.round(size * unmasked);
      return sharp({ create: { width: size, height: size, channels: 4, background: themeColour } })
        .composite([{ input: await square(inner).png().toBuffer() }])
        .png()
        .toBuffer();
    }
    throw new RangeError(address);
  }
  const addresses = new Set([
    badgeAddress,
    ...iconSizes.flatMap((size) => [iconAddress('any', size), iconAddress('maskable', size)]),
  ]);

  /** Null for another address. Rejects where the logo can't be had: it is looked for again in a minute. */
  return function icon(address: string): Promise<Icon> | null {
    if (!addresses.has(address)) return null;
    let found = made.get(address);
    if (!found) {
      found = draw(address).then((body) => ({
        headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
        body,
      }));
      made.set(address, found);
      found.catch(() => {
        logo = undefined;
        setTimeout(() => made.delete(address), lookAgainAfter).unref();
      });
    }
    return found;
  };
}
