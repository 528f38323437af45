import { z } from 'zod';

/** What steers a terminal or turns the direction of what follows it; lines may end. */
const unruly = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const lineEnds = /[\t\n\r]/g;
/** Something that is seen: the empty pattern of Braille is a sign, and blank. */
const seen = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is something to see in a text, or it is empty. */
export const isSeen = (text: string): boolean => text === '' || seen.test(text);

/** A line that people read: trimmed, without controls, and if it is not empty with something to see. */
export const line = (most: number, least = 0) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((text) => !unruly.test(text) && isSeen(text));

/** As `line`, over as many lines as one likes. */
export const lines = (most: number, least = 0) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((text) => !unruly.test(text.replace(lineEnds, '')) && isSeen(text));
