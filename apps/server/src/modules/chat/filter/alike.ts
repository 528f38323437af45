import { withoutEmotes } from './emotes.ts';
import { readSigns } from './signs.ts';

/** Different letters that a text must have, a character for two: cheers are short, and are said again. */
const leastLetters = 8;

/** What a text says, without how it is written; null where that is too little to be told from a cheer. */
function gistOf(text: string): string | null {
  const signs = readSigns(withoutEmotes(text)).filter(({ symbol }) => symbol !== 0);
  const letters = new Map(
    signs.flatMap(({ kind, symbol }) =>
      kind === 'digit' ? [] : [[symbol, kind === 'character' ? 2 : 1]],
    ),
  );
  const weight = [...letters.values()].reduce((sum, one) => sum + one, 0);
  if (weight < leastLetters) return null;
  const said = signs.filter((sign, at) => sign.symbol !== signs[at - 1]?.symbol);
  return String.fromCodePoint(...said.map(({ symbol }) => symbol));
}

/** Whether a text says again what one of the others says, however it is written. */
export function saysAgain(text: string, others: readonly string[]): boolean {
  if (others.length === 0) return false;
  if (others.includes(text)) return true;
  const gist = gistOf(text);
  return gist !== null && others.some((other) => gistOf(other) === gist);
}
