import type { Standings } from '@xiongmao/api/matches/shapes';
import type { Translate } from '@xiongmao/i18n/types';
import { type PlayedBy, sourceWords } from '@xiongmao/i18n/words/source-words';

type Groups = readonly Pick<Standings['groups'][number], 'stage' | 'name' | 'split'>[];

/** What some sources call all matches of a season. */
const sayingNothing = /^(match|game)$/i;

/**
 * What a table of a season is called, in parts and in the reader's words where they are known: one without a name by
 * what it is, where there are several.
 */
export function groupTitle(
  t: Translate<'matches'>,
  groups: Groups,
  group: Groups[number],
  by: PlayedBy,
): string[] {
  const { stage, name, split } = group;
  const nameless = groups.filter((other) => other.stage === stage && other.name === null);
  const number = nameless.length > 1 ? nameless.indexOf(group) + 1 : 0;
  const said = (text: string | null) =>
    text === null || sayingNothing.test(text) ? null : (sourceWords(t, text, by) ?? text);
  return [
    said(stage) ?? (split && t('standings.split')),
    said(name) ?? (number > 0 && t('standings.group', { n: number })),
  ].filter((part) => typeof part === 'string');
}
