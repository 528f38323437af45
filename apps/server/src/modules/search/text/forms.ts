import { pinyin } from 'pinyin-pro';
import { type Folded, fold, type Part, spellings } from './fold.ts';

/** Where a form begins, the better first: where the name does, where it does as it is spoken, within it. */
export const places = { whole: 0, spoken: 1, within: 2 } as const;
type Place = (typeof places)[keyof typeof places];

/** What an entry is found by whoever types its beginning. */
export interface Form {
  text: string;
  place: Place;
}

/** Of forms so much is kept, and of what is looked for compared. */
export const longestForm = 32;
/** Words of a name that it can be found by. */
const mostStarts = 10;
/** One letter for each character: a single one would find everything. */
const leastInitials = 2;

/**
 * The forms of a name: itself without spaces, and what remains of it from each of its words or characters on; so is
 * what it sounds like in pinyin or in a reading (`xiong mao`), in full and by initials.
 */
export function formsOf(names: readonly string[], readings: readonly string[] = []): Form[] {
  const found = new Map<string, Place>();
  const addEnds = (texts: readonly string[], first: Place, shortest = 1) => {
    for (const [at, rest] of ends(texts).entries()) {
      const form = cut(rest);
      const place = at === 0 ? first : places.within;
      if (form.length >= shortest && (found.get(form) ?? places.within) >= place) {
        found.set(form, place);
      }
    }
  };
  for (const name of names.flatMap(spellings)) {
    const { parts } = fold(name);
    addEnds(
      parts.map(({ text }) => text),
      places.whole,
    );
    const spoken = spokenParts(parts);
    if (!spoken) continue;
    addEnds(spoken, places.spoken);
    const initials = spoken.map((text, at) => (parts[at]!.isCharacter ? text.slice(0, 1) : text));
    addEnds(initials, places.spoken, leastInitials);
  }
  for (const reading of readings) {
    const syllables = fold(reading).parts.map(({ text }) => text);
    addEnds(syllables, places.spoken);
    addEnds(
      syllables.map((text) => text.slice(0, 1)),
      places.spoken,
      leastInitials,
    );
  }
  return [...found].map(([text, place]) => ({ text, place }));
}

/** How a text is spoken, in pinyin without tones or spaces; null where no character of it is. */
export function spokenForm(text: Folded): string | null {
  const spoken = spokenParts(text.parts);
  return spoken && cut(spoken.join(''));
}

export const cut = (text: string): string => text.slice(0, longestForm);

const ends = (texts: readonly string[]): string[] =>
  texts.slice(0, mostStarts).map((_, at) => texts.slice(at).join(''));

const han = /\p{sc=Han}/u;

function spokenParts(parts: readonly Part[]): string[] | null {
  if (!parts.some(({ text }) => han.test(text))) return null;
  // Characters that stand together are read together: some are spoken as their neighbours ask.
  const runs = parts.map(({ text }) => (han.test(text) ? text : '\n')).join('');
  const spoken = pinyin(runs, { toneType: 'none', type: 'array', v: true });
  return parts.map(({ text }, at) => (han.test(text) ? spoken[at]! : text));
}
