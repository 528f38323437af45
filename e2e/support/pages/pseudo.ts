import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../product/processes.ts';

/**
 * A language that nobody speaks, made of the English texts: each with accents, so that a word without them was never
 * given to translators, and longer, as most languages are; `mirrored` in place of the Arabic texts, backwards.
 */
export type Pseudo = 'long' | 'mirrored';

/** Whose texts it stands for. */
export const localeOfPseudo = { long: 'en_US', mirrored: 'ar' } as const;

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['aá', 'bƀ', 'cç', 'dđ', 'eé', 'fƒ', 'gĝ', 'hĥ', 'ií', 'jĵ', 'kķ', 'lľ', 'mɱ', 'nñ'],
    ...['oó', 'pþ', 'qɋ', 'rŕ', 'sš', 'tţ', 'uú', 'vṽ', 'wŵ', 'xẋ', 'yý', 'zž'],
  ].flatMap(([letter, accented]) =>
    [
      [letter!, accented!],
      [letter!.toUpperCase(), accented!.toUpperCase()],
    ].map(([from, to]) => [from, to] as const),
  ),
);
const vowel = /[aeiou]/i;

/** Two of each vowel: some forty in a hundred letters more, within the words. */
function accented(text: string): string {
  return [...text]
    .map((letter) => {
      const other = accents[letter] ?? letter;
      return vowel.test(letter) ? other + other.toLowerCase() : other;
    })
    .join('');
}

const gapOrTag = /({{[^}]*}}|<[^>]*>)/;

export function pseudoText(text: string, kind: Pseudo): string {
  const words = text
    .split(gapOrTag)
    .map((part, place) => (place % 2 === 0 ? accented(part) : part))
    .join('');
  return kind === 'mirrored' ? `\u202e${words}\u202c` : words;
}

export interface Tree {
  [name: string]: string | Tree;
}

/** Arabic has more plurals than English. */
const plurals = ['zero', 'one', 'two', 'few', 'many'];

function pseudoTree(tree: Tree, kind: Pseudo): Tree {
  const made: Tree = {};
  for (const [name, below] of Object.entries(tree)) {
    made[name] = typeof below === 'string' ? pseudoText(below, kind) : pseudoTree(below, kind);
    if (!name.endsWith('_other')) continue;
    for (const plural of plurals) made[name.replace(/other$/, plural)] ??= made[name]!;
  }
  return made;
}

const chunk =
  /locales\/(\w+)\/(\w+)\.json["'`]\s*:\s*\(\)\s*=>[^,]*?import\(\s*["'`]\.\/(?:assets\/)?([\w-]+\.js)/g;

/** The pieces of a built script that hold a pseudo-locale's texts: file by namespace, as their map names them. */
function chunksOf(script: string, kind: Pseudo): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, locale, namespace, file] of script.matchAll(chunk)) {
    if (locale === localeOfPseudo[kind]) found.set(file!, namespace!);
  }
  return found;
}

/** What the built site's files are to say instead, by the name of the file. */
export function pseudoChunks(side: 'client' | 'server', kind: Pseudo): Map<string, string> {
  const folder = path.join(root, 'apps/site/build', side);
  const made = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const script = readFileSync(path.join(folder, file), 'utf8');
    if (!script.includes('locales/')) continue;
    for (const [name, namespace] of chunksOf(script, kind)) {
      const texts = path.join(root, `packages/i18n/locales/en_US/${namespace}.json`);
      const tree = pseudoTree(JSON.parse(readFileSync(texts, 'utf8')) as Tree, kind);
      made.set(name, `export default ${JSON.stringify(tree)};`);
    }
  }
  return made;
}
