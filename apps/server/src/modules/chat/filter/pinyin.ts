import { pinyin } from 'pinyin-pro';
import type { Node } from './words.ts';

/** Letters of "zhuang", "chuang" and "shuang". */
export const longestSyllable = 6;

/** The characters that follow a node, by how they are spoken. */
export function syllablesOf(node: Node): ReadonlyMap<string, readonly Node[]> {
  if (node.syllables) return node.syllables;
  const made = new Map<string, Node[]>();
  for (const [symbol, next] of node.next ?? []) {
    for (const syllable of spoken(symbol)) {
      const alike = made.get(syllable);
      if (alike) alike.push(next);
      else made.set(syllable, [next]);
    }
  }
  node.syllables = made;
  return made;
}

/** How a character is mostly spoken, without its tone; undefined for what is none. */
export const soundOf = (symbol: number): string | undefined => spoken(symbol)[0];

const cache = new Map<number, readonly string[]>();

function spoken(symbol: number): readonly string[] {
  const known = cache.get(symbol);
  if (known) return known;
  const char = String.fromCodePoint(symbol);
  const found = /\p{sc=Han}/u.test(char)
    ? pinyin(char, { multiple: true, toneType: 'none', type: 'array', v: true })
    : [];
  const all = [...new Set(found.flatMap((one) => [one, one.replace('v', 'u')]))];
  cache.set(symbol, all);
  return all;
}
