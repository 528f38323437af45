import { defineLetter, type LetterType } from '#modules/identity/index.ts';

type Numbered = { number: string };
type Decided = Numbered & { reason: string };

export const received = defineLetter<Numbered>('takedownReceived');
export const countered = defineLetter<Numbered>('takedownCountered');
export const done = defineLetter<Decided>('takedownDone');
export const partlyDone = defineLetter<Decided & { taken: string; left: string }>('takedownPartly');
export const nothingDone = defineLetter<Decided & { taken: string; left: string }>('takedownGone');
export const refused = defineLetter<Decided>('takedownRefused');
export const restored = defineLetter<Decided>('takedownRestored');
/** Where something else keeps all or some of it from sight. */
export const closed = defineLetter<Decided & { left: string }>('takedownClosed');
export const upheld = defineLetter<Decided>('takedownUpheld');

export const takedownLetters: readonly LetterType[] = [
  received,
  countered,
  done,
  partlyDone,
  nothingDone,
  refused,
  restored,
  closed,
  upheld,
];
