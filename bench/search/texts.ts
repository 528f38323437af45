import type { Random } from '../data/random.ts';
import { chinese } from './chinese.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A name with one letter too many, too few, wrong, or in its neighbour's place, wherever in it. */
export function withEdit(name: string, random: Random): string {
  const signs = [...name];
  const at = random.int(0, signs.length - 1);
  const how = random.int(0, 3);
  if (how === 0) signs.splice(at, 1);
  else if (how === 1) signs.splice(at, 0, random.pick([...letters]));
  else if (how === 2) signs[at] = random.pick([...letters]);
  else {
    const first = Math.min(at, signs.length - 2);
    signs.splice(first, 2, signs[first + 1]!, signs[first]!);
  }
  const text = signs.join('');
  return text === name ? withEdit(name, random) : text;
}

/** Two or more characters from within a name, not all of it. */
export function infixOf(name: string, random: Random): string {
  const signs = [...name];
  const length = random.int(2, Math.max(2, signs.length - 1));
  const at = random.int(signs.length > length ? 1 : 0, signs.length - length);
  return signs.slice(at, at + length).join('');
}

/** What people type: a name up to some letter, a word of it, one with a typo, Chinese, pinyin, two sides. */
export function typed(
  { teams, players }: { teams: readonly string[]; players: readonly string[] },
  random: Random,
): string {
  const name = random.pick(random.chance(0.5) ? teams : players);
  const kind = random.next();
  if (kind < 0.6) return [...name].slice(0, random.int(1, [...name].length)).join('');
  if (kind < 0.7) return random.pick(name.split(' '));
  if (kind < 0.8) return withEdit(name, random);
  const { name: characters, syllables } = random.pick(chinese);
  if (kind < 0.86) return infixOf(characters, random);
  if (kind < 0.92) return syllables.slice(0, random.int(1, syllables.length)).join('');
  if (kind < 0.95) return syllables.map((syllable) => syllable[0]).join('');
  return `${random.pick(teams)} vs ${random.pick(teams)}`;
}
