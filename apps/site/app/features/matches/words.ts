import { gameById } from '@xiongmao/api/catalogue/games';
import type { Translate } from '@xiongmao/i18n/types';
import { partOf } from '#app/shared/games/sport-of.ts';
import type { Words } from './status-label.ts';

type Say = Translate<'matches'>;

/** Texts by words: a list says the same few hundreds of times. */
const said = new WeakMap<Say, Map<string, string>>();
const mostRemembered = 2000;

/** Words as text in the reader's language; `t` is that of the `matches` namespace. */
export function say(t: Say, { keys, params }: Words): string {
  const texts = said.get(t) ?? new Map<string, string>();
  said.set(t, texts);
  const key = `${keys} ${params.context} ${params.n}`;
  let text = texts.get(key);
  if (text === undefined) {
    // Which keys there are is data: tests see to it that each sport's exist.
    text = (t as (keys: readonly string[], params: Words['params']) => string)(keys, params);
    if (texts.size < mostRemembered) texts.set(key, text);
  }
  return text;
}

/** How many games are played at most: "BO3" is esports' word, in a row alone; others' fans name what they count. */
export function bestOfWords(t: Say, gameId: number, n: number, short = false): string {
  if (short && gameById(gameId)?.kind === 'esport') return t('row.bestOf', { n });
  return t('detail.bestOf', { n, count: n, context: partOf(gameId) });
}
