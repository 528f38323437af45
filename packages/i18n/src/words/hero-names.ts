import type { Namespace } from '../types.ts';

/** Where the names of a game's heroes stand, by the game's slug: those of games that lack here are as their source has them. */
export const heroTexts = {
  dota2: 'heroes',
  lol: 'champions',
  lolmobile: 'champions',
  kog: 'kings',
  dreamthreekingdoms2: 'kings',
} as const satisfies Readonly<Record<string, Namespace>>;

/** The namespace of a game's heroes; null where they have no names of ours. */
export const heroTextsOf = (
  slug: string | undefined,
): (typeof heroTexts)[keyof typeof heroTexts] | null =>
  slug !== undefined && Object.hasOwn(heroTexts, slug)
    ? heroTexts[slug as keyof typeof heroTexts]
    : null;

/** Where a hero stands there: by the letters of the English name, however a source writes it. */
export const heroKey = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
