import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import { directionOf, type Locale } from '@xiongmao/i18n/locales';
import sharp, { type OverlayOptions } from 'sharp';
import { useCardFonts } from './card-fonts.ts';

useCardFonts();

/** px, as those who show what is shared ask for it. */
export const shareCardSize = { width: 1_200, height: 630 };
const { width, height } = shareCardSize;
export const cardMargin = 72;
const titleHeight = 270;
export const cardColours = {
  ...{ page: '#13191f', accent: '#fea73a', ink: '#f2f5f8', muted: '#c3ccd6' },
};

export interface ShareCard {
  /** Above the title. */
  kicker: string;
  title: string;
  /** Below it. */
  foot: string;
  locale: Locale;
  /** What lies behind the words; null for the colours alone. */
  picture: Buffer | null;
}

interface Words {
  colour: string;
  size: number;
  weight: 'bold' | 'normal';
  /** px that they may be high, and wide: as the card unless told otherwise. */
  most: number;
  width?: number;
  /** How lines of several stand to each other. */
  align?: 'left' | 'centre';
}

/** A picture that stands for something where its address is shared, as a JPEG. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const isRtl = directionOf(card.locale) === 'rtl';
  const [kicker, title, foot] = await Promise.all([
    drawText(card.kicker, { colour: cardColours.accent, size: 32, weight: 'bold', most: 48 }),
    drawText(card.title, {
      ...{ colour: cardColours.ink, size: 64, weight: 'bold', most: titleHeight },
    }),
    drawText(card.foot, { colour: cardColours.muted, size: 30, weight: 'normal', most: 46 }),
  ]);
  const layers: OverlayOptions[] = [];
  let bottom = height - cardMargin;
  for (const { data, info } of [foot, title, kicker]) {
    const top = bottom - info.height;
    layers.push({ input: data, top, left: isRtl ? width - cardMargin - info.width : cardMargin });
    bottom = top - 28;
  }
  return composeCard(layers, { isRtl, picture: card.picture });
}

/** What is drawn on a card, on a picture or on the colours of the product. */
export function composeCard(
  layers: OverlayOptions[],
  { isRtl, picture }: { isRtl: boolean; picture: Buffer | null },
): Promise<Buffer> {
  const base = picture
    ? sharp(picture).resize(width, height, { fit: 'cover' })
    : sharp({ create: { ...shareCardSize, channels: 3, background: cardColours.page } });
  return base
    .composite([{ input: Buffer.from(backdrop(picture !== null, isRtl)) }, ...layers])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Words in lines as wide as they may be, smaller where they would be higher than `most`. */
export async function drawText(
  words: string,
  { colour, size, weight, most, width: wide = width - 2 * cardMargin, align = 'left' }: Words,
) {
  const text = `<span foreground="${colour}">${escapeMarkup(words)}</span>`;
  const font = `Noto Sans ${weight === 'bold' ? 'Bold' : ''} ${size}`;
  const shape = { text, font, width: wide, rgba: true, wrap: 'word-char', align } as const;
  const drawn = await sharp({ text: { ...shape, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (drawn.info.height <= most) return drawn;
  return sharp({ text: { ...shape, height: most } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** What makes words legible on any picture; without one, stripes in the colours of the product. */
function backdrop(hasPicture: boolean, isRtl: boolean): string {
  const { accent, page } = cardColours;
  const shade = hasPicture
    ? `<rect width="${width}" height="${height}" fill="url(#shade)"/>`
    : `<g transform="${isRtl ? `translate(${width} 0) scale(-1 1)` : ''}">
        <path d="M${width} 0H760L${width} 440Z" fill="${accent}" opacity=".16"/>
        <path d="M${width} 0H940L${width} 260Z" fill="${accent}" opacity=".5"/>
      </g>`;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${page}" stop-opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="shade" x2="0" y2="1">${stop(0, 0.1)}${stop(0.35, 0.55)}${stop(1, 0.95)}</linearGradient>
    ${shade}
    <rect y="${height - 12}" width="${width}" height="12" fill="${accent}"/>
  </svg>`;
}
