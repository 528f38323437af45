import type { Env } from '#src/env.ts';

const shortest = 4;
/** Letters that must be left beside own words. */
const enough = 4;

/** What a guesser tries here first: the name of the brand, that of its site, and the product's. */
export function ownWords({ BRAND_NAME, SITE_URL }: Pick<Env, 'BRAND_NAME' | 'SITE_URL'>): string[] {
  const labels = new URL(SITE_URL).hostname.split('.');
  const host = labels.length > 1 ? labels.slice(0, -1) : labels;
  const words = [...BRAND_NAME.split(/\s+/), BRAND_NAME.replace(/\s+/g, ''), ...host, 'xiongmao'];
  const long = words.map((word) => word.toLowerCase()).filter((word) => word.length >= shortest);
  return [...new Set(long)].sort((one, other) => other.length - one.length);
}

/** Whether a password is hardly more than such words, with digits and signs about them. */
export function isOfOwnWords(password: string, words: readonly string[]): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), lower);
  return rest !== lower && rest.replace(/[^\p{L}]/gu, '').length < enough;
}
