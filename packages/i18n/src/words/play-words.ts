import { isolated } from '../format.ts';
import type { Translate } from '../types.ts';
import { sourceWords } from './source-words.ts';

/** What a source says of a play, as `sourceWords`, and those of American football that name somebody or a second number. */
export function playWords(t: Translate<'matches'>, text: string): string | null {
  const [, player, yards] = /^Pass complete to (.+), (-?\d+ yards?)$/.exec(text) ?? [];
  if (player && yards) {
    const pass = t('sourceWords.passcompleteto', { player: isolated(player) });
    return pass + t('sourceJoin') + (sourceWords(t, yards) ?? yards);
  }
  const [, n, yard] = /^Penalty, (\d+) yards, at the (\d+)$/.exec(text) ?? [];
  return n && yard ? t('sourceWords.penaltyat', { n, yard }) : sourceWords(t, text);
}
