import { places } from '../text/forms.ts';

/** A weight out of how much there is of something: matches, line-ups, fans. Twice as much is four more. */
export const weightOf = (much: number): number => Math.round(4 * Math.log2(1 + much));

/** What one who follows counts for, in matches. */
export const fanWeight = 20;

/** The least weights of the upper three of four tiers: some 60 matches, 12, and any. */
const tiers = [24, 15, 4];
export const lanesOfPlace = tiers.length + 1;
export const lanes = Object.keys(places).length * lanesOfPlace;

/**
 * Which lane of the index a form stands in: those that begin as the name does come first, of them those of what is
 * wanted most.
 */
export function laneOf(place: number, weight: number): number {
  const tier = tiers.findIndex((least) => weight >= least);
  return place * lanesOfPlace + (tier < 0 ? tiers.length : tier);
}
