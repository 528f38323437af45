import type { Bracket } from '@xiongmao/api/matches/shapes';
import type { Translate } from '@xiongmao/i18n/types';
import { type PlayedBy, roundOf, sourceWords } from '@xiongmao/i18n/words/source-words';

/**
 * What a round is called: as its source does where that is a name of that sport ("Divisional Round") and no number,
 * else by how many are left where that tells which it is. Null for one that is known by nothing but its source's words,
 * or by none.
 */
export function roundName(
  t: Translate<'matches'>,
  { name, teams }: Pick<Bracket['rounds'][number], 'name' | 'teams'>,
  by: PlayedBy,
): string | null {
  // In a bracket no round is a day of a league.
  const of = by === 'player' ? by : undefined;
  if (teams === null) return name && sourceWords(t, name, of);
  // What stands before it is the stage, whose bracket this is.
  const round = name?.split(/,\s*/).at(-1);
  const told = round && !/\d/.test(round) && sourceWords(t, round, of);
  if (told) return told;
  if (teams === 2) return t('sourceWords.final');
  if (teams === 4) return t('sourceWords.semifinal');
  if (teams === 8) return t('sourceWords.quarterfinal');
  return roundOf(t, teams, by);
}
