import { findWord } from './find-word.ts';
import { ordinaryTalk } from './ordinary-talk.ts';
import { readSigns } from './signs.ts';
import { type ListedWord, makeTrie } from './words.ts';

const { zh, en, ar } = ordinaryTalk;
const sentences = [...zh, ...en, ...ar].map((sentence) => sentence.replace(/\{[nsd]\}/g, '7'));

interface Breadth {
  hits: number;
  of: number;
  isTooBroad: boolean;
  /** It says nothing, or a single letter. */
  isTooShort: boolean;
}

/** How much of ordinary talk a listed word would refuse, and whether that is too much for any word. */
export function breadthOf(word: ListedWord): Breadth {
  const symbols = readSigns(word.word).filter(({ symbol }) => symbol !== 0);
  const trie = makeTrie([word]);
  const hits = sentences.filter((sentence) => findWord(trie, sentence) !== null).length;
  // One sentence of them may be an accident that the word's exceptions are for.
  return { hits, of: sentences.length, isTooBroad: hits > 1, isTooShort: symbols.length < 2 };
}
