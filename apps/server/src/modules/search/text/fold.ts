import { Converter } from 'opencc-js/t2cn';

/** A text as it is compared: what is written together, in the order in which it stands there. */
export interface Folded {
  /** Words of letters and digits; of scripts that are written without spaces, each character. */
  parts: readonly Part[];
  /** All of it without spaces. */
  joined: string;
}

export interface Part {
  text: string;
  isCharacter: boolean;
}

/** Of a text no more is compared. */
const mostCharacters = 80;
const mostParts = 24;

const simplified: (text: string) => string = Converter({ from: 't', to: 'cn' });

/** Letters that have no decomposition, and those of one script that are written in two ways. */
const letters: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'n' },
  ...{ ى: 'ي', ة: 'ه', ی: 'ي', ک: 'ك', ـ: '' },
};
const letter = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');
/** Within a word: O'Neill is looked for as Oneill. */
const unheard = /['’‘`´ʼ.]/gu;
const character = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u;
const part = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]|[\p{L}\p{N}]/gu;

/** Whether a word is one of a script that is written without spaces. */
export const isOfCharacters = (word: string): boolean => character.test(word);

/** Without case, accents, punctuation and traditional characters. */
export function fold(given: string): Folded {
  const plain = simplified(
    [...given.slice(0, 4 * mostCharacters)].slice(0, mostCharacters).join(''),
  )
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(letter, (found) => letters[found]!)
    .replace(unheard, '');
  const parts: Part[] = [];
  let end = -1;
  for (const { 0: text, index } of plain.matchAll(part)) {
    const isCharacter = character.test(text);
    const last = parts.at(-1);
    if (last && !last.isCharacter && !isCharacter && index === end) last.text += text;
    else parts.push({ text, isCharacter });
    end = index + text.length;
  }
  parts.splice(mostParts);
  return { parts, joined: parts.map(({ text }) => text).join('') };
}

/** The ways in which umlauts are written where there are none. */
const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** A name as it may be written: with its accents left out, and with its umlauts spelt. */
export function spellings(name: string): string[] {
  const plain = name.normalize('NFC').toLowerCase();
  const other = plain.replace(/[äöüøå]/g, (found) => spelt[found]!);
  return other === plain ? [name] : [name, other];
}

/** Pairs of neighbouring characters, and words: what all of a text has in common with one that it is found by. */
export function wordsOf({ parts }: Folded): string[] {
  const words = new Set<string>();
  for (const [at, { text, isCharacter }] of parts.entries()) {
    const next = parts[at + 1];
    if (!isCharacter) words.add(text);
    else if (next?.isCharacter) words.add(text + next.text);
    else if (!parts[at - 1]?.isCharacter) words.add(text);
  }
  return [...words];
}
