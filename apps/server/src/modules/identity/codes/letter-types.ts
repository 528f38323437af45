import { defineLetter, type LetterType } from './define-letter.ts';

export const addressChangedLetter = defineLetter('addressChanged');
export const providerLinkedLetter = defineLetter('providerLinked');
/** A notice, as it reads in the product, and where it leads. */
export const noticeLetter = defineLetter<{ text: string; path: string; kind: string }>('notice');

export const identityLetters: readonly LetterType[] = [
  addressChangedLetter,
  providerLinkedLetter,
  noticeLetter,
];
