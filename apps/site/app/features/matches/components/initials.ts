import type { Team } from '@xiongmao/api/catalogue/shapes';

const clubWords = /^(a?fc|cf|cd|ac|as|sc|sv|ss|us|club|team|the|de|of)$/i;
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** One or two letters that stand for a team. */
export function initialsOf({ name, abbr }: Pick<Team, 'name' | 'abbr'>): string {
  if (abbr && abbr.length <= 2) return abbr;
  if (ideographs.test(name)) return [...name].find((sign) => ideographs.test(sign)) ?? '';
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !clubWords.test(word));
  const letters = words.slice(0, 2).map((word) => [...word][0]);
  return letters.join('').toLocaleUpperCase('en') || [...name].slice(0, 1).join('');
}

/** A hue of the colour wheel, in degrees, the same for a name everywhere. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const sign of name) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return Math.abs(hash) % 360;
}
