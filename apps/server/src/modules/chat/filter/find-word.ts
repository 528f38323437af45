import { components } from './components.ts';
import { withoutEmotes } from './emotes.ts';
import { longestSyllable, soundOf, syllablesOf } from './pinyin.ts';
import { readSigns, type Sign } from './signs.ts';
import type { Entry, Node, Trie } from './words.ts';

/** How far a text was read as a word. */
interface Path {
  /** Where it began. */
  start: number;
  /** Symbols of the word so far, and of them those that stand there themselves. */
  length: number;
  real: number;
  /** The last symbol, for letters that are said again and again. */
  last: number;
  in: 'letter' | 'character' | 'syllable';
  /** Places where something stands between: any, a space, a stop, a quote. */
  gaps: number;
  spaces: number;
  stops: number;
  quotes: number;
  /** Symbols since the last of them, and the most that ever were. */
  piece: number;
  longest: number;
  /** Symbols that were starred out. */
  fills: number;
  /** The longest run of letters or digits between characters. */
  between: number;
  /** Digits between letters. */
  digits: number;
  /** Characters that are written as they are spoken. */
  spoken: number;
  /** Characters in whose place stands one that sounds alike. */
  alike: number;
  /** A character was said again. */
  again: boolean;
}

const begin = (start: number): Path => ({
  start,
  length: 0,
  real: 0,
  last: 0,
  in: 'letter',
  gaps: 0,
  spaces: 0,
  stops: 0,
  quotes: 0,
  piece: 0,
  longest: 0,
  fills: 0,
  between: 0,
  digits: 0,
  spoken: 0,
  alike: 0,
  again: false,
});

const isBetween = (sign: Sign | undefined) =>
  !sign || (sign.kind !== 'letter' && sign.kind !== 'character' && sign.kind !== 'digit');

/** Strokes and components that are no word: between characters they stand for nothing. */
const fillers = new Set(
  [...'丶丨丿乀乁亅乚〇灬亻扌氵讠钅纟忄犭饣艹衤礻辶刂攵罒冫宀冖匚凵勹彡彳廴疒'].map(
    (char) => char.codePointAt(0)!,
  ),
);

/** Readings that a text is tried with at most: ordinary talk needs two for each sign, and at most seven. */
const mostSteps = (signs: number) => 20_000 + 100 * signs;
/** Signs that a word is spread over: where it is wider, nobody reads it. */
const widest = 400;
/** How often the same sign counts that stands there again and again. */
const mostAgain = 16;
/** Letters that may be starred out, and that may stand between two characters. */
const [mostFills, mostBetween] = [3, 2];
/** Characters of a word in whose place others may stand; of a short one it is a third. */
const mostAlike = 2;

/** Something short in brackets, that stands between characters to part them. */
const bracketed =
  /(?<=\p{sc=Han})[((【[{〔「『《<]\s*[^\s))】\]}〕」』》>]{1,2}\s*[))】\]}〕」』》>](?=\p{sc=Han})/gu;
/** Vowels as pinyin has them with their tones, and hardly another language. */
const toned = /[āǎēěīǐōǒūǔǖǘǚǜ]/i;

function isAgain(signs: readonly Sign[], at: number): boolean {
  let before = at;
  while (before > at - mostAgain && signs[before - 1] === signs[at]) before--;
  return before === at - mostAgain;
}

/** What is found in a text that can be read in so many ways that not all were tried. */
const contorted = '';

/**
 * The first word of the list that a text says, however it is written; null if none. A text that is too contorted to be
 * read to its end says an empty one: nobody writes so but to hide something.
 */
export function findWord(trie: Trie, text: string): string | null {
  const plain = withoutEmotes(text).replace(/[|¦][<‹«]/g, 'k');
  const found = findIn(trie, plain);
  if (found !== null) return found;
  const without = plain.replace(bracketed, '');
  return without === plain ? null : findIn(trie, without);
}

function findIn(trie: Trie, text: string): string | null {
  const signs = readSigns(text).filter((_, at, all) => !isAgain(all, at));
  let left = mostSteps(signs.length);

  const letterAt = (at: number) => signs[at]?.kind === 'letter';
  const digitAt = (at: number) => signs[at]?.kind === 'digit';

  /** Letters begin where no letter stands before, nor digits that belong to one. */
  function beginsAt(at: number): boolean {
    let before = at - 1;
    while (digitAt(before)) before--;
    return !letterAt(before) || (before < at - 1 && digitAt(at));
  }
  function endsAt(at: number): boolean {
    let after = at;
    while (digitAt(after)) after++;
    return !letterAt(after);
  }
  /** A letter by itself, with something between it and `at`: a word that is spelt goes on. */
  function spelt(at: number, step: 1 | -1): boolean {
    let place = at;
    while (place >= 0 && place < signs.length && isBetween(signs[place])) place += step;
    return place !== at && letterAt(place) && isBetween(signs[place + step]);
  }

  /** Whether all of it is pinyin: with its tones, or beside a character. */
  function isSpoken({ start, length, spoken }: Path, end: number): boolean {
    if (spoken < length || length < 2) return false;
    let [before, after] = [start - 1, end];
    while (signs[before]?.kind === 'space') before--;
    while (signs[after]?.kind === 'space') after++;
    const beside = signs[before]?.kind === 'character' || signs[after]?.kind === 'character';
    return beside || toned.test(text);
  }

  function accepts(entry: Entry, path: Path, end: number): boolean {
    if (path.real === 0 && !isSpoken(path, end)) return false;
    if (path.digits > 0 && entry.length < 4) return false;
    if (path.alike > 0) {
      if (!entry.sounds || path.alike > entry.length / 3) return false;
      if (path.spaces > 0 || path.stops > 0) return false;
    }
    // Inside another word it is one piece: `chef, u c k`.
    if (entry.openStart && path.gaps > 0 && letterAt(path.start - 1)) return false;
    if (path.in === 'letter') {
      if (!entry.openEnd && !endsAt(end)) return false;
    } else if (path.in === 'syllable' && letterAt(end)) return false;
    const longest = Math.max(path.longest, path.piece);
    const first = signs[path.start]!;
    if (path.in === 'letter' && first.kind !== 'character') {
      if (path.fills > 0 && (path.real < 2 || path.fills > entry.length / 2)) return false;
      const spaces = entry.spaced ? 0 : path.spaces;
      if (spaces > 0 && (longest > 2 || path.gaps * 2 < entry.length - 1)) return false;
      if (path.quotes > 0 && path.gaps < entry.length - 1) return false;
      if (path.gaps > 0 && entry.length < 4 && longest === 1) {
        if (spelt(path.start - 1, -1) || spelt(end, 1)) return false;
      }
    } else if (entry.length < 3) {
      if (path.stops > 0 || path.again || path.between > 1) return false;
      // Two of a kind are a word of their own.
      if (signs[path.start - 1]?.symbol === first.symbol) return false;
    }
    return !excepted(entry, path.start, end);
  }

  /** Whether the text says one of the harmless words around what was found. */
  function excepted({ except }: Entry, start: number, end: number): boolean {
    return except.some((harmless) => {
      for (let from = end - harmless.length; from <= start; from++) {
        if (from >= 0 && harmless.every((symbol, i) => signs[from + i]?.symbol === symbol))
          return true;
      }
      return false;
    });
  }

  function step(node: Node | undefined, at: number, path: Path, symbol: number, real: 0 | 1) {
    if (!node) return null;
    return walk(node, at, {
      ...path,
      length: path.length + 1,
      real: path.real + real,
      last: symbol,
      piece: path.piece + 1,
    });
  }

  function walk(node: Node, at: number, path: Path): Entry | null {
    if (node.entry && accepts(node.entry, path, at)) return node.entry;
    const sign = signs[at];
    if (!sign || at - path.start > widest || --left < 0) return null;
    const { next } = node;
    let found: Entry | null = null;

    if (sign.kind === 'letter' || sign.kind === 'character') {
      found = step(next?.get(sign.symbol), at + 1, { ...path, in: sign.kind }, sign.symbol, 1);
      for (const symbol of sign.also) {
        found ??= step(next?.get(symbol), at + 1, { ...path, in: 'letter' }, symbol, 1);
      }
      if (found) return found;
      if (path.length > 0 && (sign.symbol === path.last || sign.also.includes(path.last))) {
        const again = path.again || sign.kind === 'character';
        found = walk(node, at + 1, { ...path, again });
        if (found) return found;
      }
    }
    if (sign.kind === 'character') {
      found = composed(node, at, path) ?? alike(node, at, path);
      return (
        found ?? (path.length > 0 && fillers.has(sign.symbol) ? walk(node, at + 1, path) : null)
      );
    }
    if (sign.kind === 'letter') {
      return path.in !== 'letter' || path.length === 0
        ? (spoken(node, at, path) ?? across(node, at, path))
        : null;
    }
    if (sign.kind === 'digit') {
      found = step(next?.get(sign.symbol), at + 1, { ...path, in: 'letter' }, sign.symbol, 1);
      for (const symbol of sign.also) found ??= step(next?.get(symbol), at + 1, path, symbol, 0);
      if (!found && path.length > 0 && sign.also.includes(path.last)) {
        found = walk(node, at + 1, path);
      }
      return found ?? past(node, at, path) ?? across(node, at, path);
    }
    if (path.length === 0 && sign.also.length === 0) return null;
    for (const symbol of sign.also) {
      found ??= step(next?.get(symbol), at + 1, { ...path, in: 'letter' }, symbol, 0);
    }
    if (path.length === 0) return found;
    if (sign.kind === 'mark' && path.in === 'letter') found ??= filled(node, at, path);
    return found ?? over(node, at, path);
  }

  /** A starred letter may be any. */
  function filled({ next }: Node, at: number, path: Path): Entry | null {
    if (!next || path.fills === mostFills) return null;
    for (const [symbol, node] of next) {
      const found = step(node, at + 1, { ...path, fills: path.fills + 1 }, symbol, 0);
      if (found) return found;
    }
    return null;
  }

  /** Over whatever stands between two symbols. */
  function over(node: Node, from: number, path: Path): Entry | null {
    if (!node.next) return null;
    let at = from;
    let [space, stop, quote] = [0, 0, 0];
    for (; at < signs.length && isBetween(signs[at]); at++) {
      const { kind } = signs[at]!;
      if (kind === 'space') space = 1;
      else if (kind === 'stop') stop = 1;
      else if (kind === 'quote') quote = 1;
    }
    if (at === signs.length) return null;
    return walk(node, at, {
      ...path,
      gaps: path.gaps + 1,
      spaces: path.spaces + space,
      stops: path.stops + stop,
      quotes: path.quotes + quote,
      piece: 0,
      longest: Math.max(path.longest, path.piece),
    });
  }

  /** A character that is written as its components. */
  function composed({ next }: Node, from: number, path: Path): Entry | null {
    if (!next) return null;
    let parts = components;
    for (let at = from; signs[at]?.kind === 'character'; at++) {
      const deeper = parts.next.get(signs[at]!.part);
      if (!deeper) return null;
      parts = deeper;
      if (parts.whole === 0 || at === from) continue;
      const found = step(
        next.get(parts.whole),
        at + 1,
        { ...path, in: 'character' },
        parts.whole,
        1,
      );
      if (found) return found;
    }
    return null;
  }

  /** Another character that sounds as the next does. */
  function alike(node: Node, at: number, path: Path): Entry | null {
    if (!node.sounds || path.alike === mostAlike) return null;
    const { symbol } = signs[at]!;
    const sound = soundOf(symbol);
    if (sound === undefined) return null;
    for (const child of syllablesOf(node).get(sound) ?? []) {
      if (!child.sounds || child === node.next?.get(symbol)) continue;
      const next: Path = { ...path, in: 'character', alike: path.alike + 1 };
      const found = step(child, at + 1, next, symbol, 1);
      if (found) return found;
    }
    return null;
  }

  /** A character that is written as it is spoken, beside others that are not. */
  function spoken(node: Node, at: number, path: Path): Entry | null {
    if (!node.next) return null;
    let syllable = '';
    for (let end = at; letterAt(end) && syllable.length < longestSyllable; end++) {
      syllable += String.fromCodePoint(signs[end]!.symbol);
      const spokenSo = syllablesOf(node).get(syllable);
      // Alone at its beginning, it stands beside a character at once.
      if (!spokenSo || (path.length === 0 && signs[end + 1]?.kind === 'letter')) continue;
      for (const child of spokenSo) {
        const spoken = path.spoken + 1;
        const found = step(child, end + 1, { ...path, in: 'syllable', spoken }, 0, 0);
        if (found) return found;
      }
    }
    return null;
  }

  /** Over a digit between two letters. */
  function past(node: Node, at: number, path: Path): Entry | null {
    if (path.in !== 'letter' || path.length === 0 || !letterAt(at - 1) || !letterAt(at + 1))
      return null;
    return walk(node, at + 1, { ...path, digits: path.digits + 1 });
  }

  /** Over a letter or two, or digits, that stand between characters. */
  function across(node: Node, from: number, path: Path): Entry | null {
    if (!node.next || path.in !== 'character') return null;
    let at = from;
    while (letterAt(at) || digitAt(at)) at++;
    const between = at - from;
    if (between > mostBetween || signs[at]?.kind !== 'character') return null;
    return walk(node, at, { ...path, between: Math.max(path.between, between) });
  }

  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at]!;
    let from: Node | null = trie.root;
    if (sign.kind === 'letter' || sign.kind === 'digit') {
      if (!beginsAt(at)) from = null;
    } else if (sign.kind !== 'character') {
      // A sign for a letter at the beginning of a word: "$hit".
      if (sign.also.length === 0 || letterAt(at - 1)) continue;
      if (isBetween(signs[at + 1]) && !signs[at + 1]?.also.length) continue;
    }
    const path = begin(at);
    const found =
      (from && walk(from, at, path)) ?? (trie.inner.next ? walk(trie.inner, at, path) : null);
    if (found) return found.word;
    if (left < 0) return contorted;
  }
  return null;
}
