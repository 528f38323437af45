const longestSearch = 40;
const mostPages = 1000;

/** What an address searches for; empty for nothing. */
export const readWords = (text: string | null | undefined, longest = longestSearch): string =>
  (text ?? '')
    // The server keeps no NUL, and so finds nothing by it.
    .replaceAll('\0', '')
    .trim()
    .slice(0, longest)
    // What was cut ends in no space and in no half of a character.
    .replace(/[\s\uD800-\uDBFF]+$/, '');

/** The page of a list that an address names: the first unless told otherwise. */
export const readPage = (text: string | null): number =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? Math.min(Number(text), mostPages) : 1;
