import { type Kind, readSigns } from './signs.ts';

/** A word of the list, with words that hold it and are harmless. */
export interface ListedWord {
  word: string;
  except?: readonly string[];
}

/** A word in the trie. */
export interface Entry {
  word: string;
  /** Symbols that it has. */
  length: number;
  /** It is said with spaces. */
  spaced: boolean;
  /** A star at its end: words that begin with it are meant, too; at its beginning, those that end with it. */
  openStart: boolean;
  openEnd: boolean;
  /** A tilde before it: characters that sound alike may stand in it. */
  sounds: boolean;
  except: readonly (readonly number[])[];
}

export interface Node {
  next: Map<number, Node> | null;
  entry: Entry | null;
  /** Of the characters that follow, those of each syllable, once somebody asked. */
  syllables: Map<string, Node[]> | null;
  /** On the way to a word that is found by its sound, too. */
  sounds: boolean;
}

export interface Trie {
  root: Node;
  /** Of words with a star before them: these begin anywhere. */
  inner: Node;
  /** Characters of all words. */
  characters: ReadonlySet<number>;
}

const isBetween = (kind: Kind) => kind !== 'letter' && kind !== 'character' && kind !== 'digit';
const empty = (): Node => ({ next: null, entry: null, syllables: null, sounds: false });

/** What the marks around a listed word say, and the word itself. */
function readMarks(listed: string) {
  const word = listed.replace(/^[~～]/, '');
  return {
    sounds: word !== listed,
    openStart: word.startsWith('*'),
    openEnd: word.endsWith('*'),
    inner: word.replace(/^\*+|\*+$/g, '').trim(),
  };
}

/** Whether it has a tilde before it that does nothing: characters of a shorter word, and letters, are not heard. */
export function hasIdleTilde(listed: string): boolean {
  const { sounds, inner } = readMarks(listed);
  const symbols = readSigns(inner).filter(({ kind }) => !isBetween(kind));
  return sounds && (symbols.length < 3 || symbols.some(({ kind }) => kind !== 'character'));
}

/** A listed word as the filter reads it: two that it reads alike are one, found by their sound or not. */
export function foldedWord(word: string): string {
  const { inner, openStart, openEnd } = readMarks(word);
  const symbols = readSigns(inner).map(({ kind, symbol }) =>
    isBetween(kind) ? (kind === 'space' ? ' ' : '') : String.fromCodePoint(symbol),
  );
  const star = (is: boolean) => (is ? '*' : '');
  return star(openStart) + symbols.join('') + star(openEnd);
}

export function makeTrie(words: readonly ListedWord[]): Trie {
  const trie = { root: empty(), inner: empty(), characters: new Set<number>() };
  for (const { word, except = [] } of words) {
    const { inner, openStart, openEnd, sounds } = readMarks(word);
    const signs = readSigns(inner);
    const symbols = signs.filter(({ kind }) => !isBetween(kind));
    if (symbols.length === 0) continue;
    let node = openStart ? trie.inner : trie.root;
    node.sounds ||= sounds;
    for (const { kind, symbol } of symbols) {
      if (kind === 'character') trie.characters.add(symbol);
      node.next ??= new Map();
      const next = node.next.get(symbol) ?? empty();
      node.next.set(symbol, next);
      node = next;
      node.sounds ||= sounds;
    }
    node.entry = {
      word,
      length: symbols.length,
      spaced: signs.some(({ kind }) => kind === 'space'),
      openStart,
      openEnd,
      sounds,
      except: except.map((one) => readSigns(one).map(({ symbol }) => symbol)),
    };
  }
  return trie;
}
