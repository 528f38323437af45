/** Shorter words are too many other ones with a letter changed. */
export const shortestWord = 3;
export const longestWord = 20;

/**
 * The word, and what is left of it without any one letter, as numbers: fuzzy matching by deletions, without trigrams. Two words that are one edit apart (a letter
 * more, less, changed, or two in the other's place) share one of them.
 */
export function variantsOf(word: string): number[] {
  const letters = [...word];
  const all = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([word, ...all].map(numberOf))];
}

/** FNV-1a, as PostgreSQL's integer. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash | 0;
}

/** By how many edits two texts differ: a letter more, less, changed, or two in each other's place. */
export function editsBetween(one: string, other: string): number {
  let [before, above]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      now[at] = Math.min(above![at]! + 1, now[at - 1]! + 1, above![at - 1]! + (same ? 0 : 1));
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (row > 1 && at > 1 && swapped) now[at] = Math.min(now[at]!, before![at - 2]! + 1);
    }
    [before, above] = [above, now];
  }
  return above!.at(-1)!;
}
