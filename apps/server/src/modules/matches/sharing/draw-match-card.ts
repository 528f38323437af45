import { directionOf, type Locale } from '@xiongmao/i18n/locales';
import type { OverlayOptions } from 'sharp';
import {
  cardColours,
  composeCard,
  drawText,
  shareCardSize,
} from '#platform/pictures/share-card.ts';

export interface MatchCard {
  league: string;
  /** In the order in which the sport names its sides. */
  names: readonly [string, string];
  scores: readonly [number, number] | null;
  /** How it stands, or when it is. */
  status: string;
  locale: Locale;
  /** Tells no result: neither the scores nor how the match stands are drawn. */
  masked: boolean;
}

const { width } = shareCardSize;
/** px: the middle of a name from the side that it stands on, how wide names are, and the score between them. */
const nameAt = 215;
const widths = { name: 330, score: 400 };

/** The picture of a match between two sides, as a JPEG: who plays, how it stands, of which competition. */
export async function drawMatchCard(card: MatchCard): Promise<Buffer> {
  const { names, league, locale } = card;
  const isRtl = directionOf(locale) === 'rtl';
  // As they stand on the picture, from the left.
  const [left, right] = isRtl ? names.toReversed() : names;
  const figures = card.masked || !card.scores ? [] : card.scores;
  const score = (isRtl ? figures.toReversed() : figures).join(' – ') || '–';
  const strong = { colour: cardColours.ink, weight: 'bold', align: 'centre' } as const;
  const quiet = { align: 'centre', width: width - 144 } as const;
  const layers: OverlayOptions[] = [];
  const put = async (words: string, look: Parameters<typeof drawText>[1], x: number, y: number) => {
    if (words === '') return;
    const { data, info } = await drawText(words, look);
    layers.push({
      input: data,
      left: Math.round(x - info.width / 2),
      top: Math.round(y - info.height / 2),
    });
  };
  const name = { ...strong, size: 50, most: 220, width: widths.name };
  await Promise.all([
    put(
      league,
      { ...quiet, colour: cardColours.accent, size: 34, weight: 'bold', most: 50 },
      width / 2,
      110,
    ),
    put(left!, name, nameAt, 320),
    put(right!, name, width - nameAt, 320),
    put(score, { ...strong, size: 112, most: 130, width: widths.score }, width / 2, 320),
    put(
      card.masked ? '' : card.status,
      { ...quiet, colour: cardColours.muted, size: 36, weight: 'normal', most: 54 },
      width / 2,
      530,
    ),
  ]);
  return composeCard(layers, { isRtl, picture: null });
}
