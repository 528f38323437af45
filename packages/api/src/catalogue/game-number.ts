import { z } from 'zod';
import { numberText } from '../fields/number-text.ts';

/** A game’s number (product spec §9): that of other esports is 0. */
export const gameNumber = z.int().min(0).max(999);

/** The same as it stands in an address. */
export const gameNumberText = numberText(gameNumber);
