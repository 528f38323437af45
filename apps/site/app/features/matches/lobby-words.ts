import type { BoardMatch, PageMatch } from '@xiongmao/api/matches/shapes';
import type { Translate } from '@xiongmao/i18n/types';
import { sourceWords } from '@xiongmao/i18n/words/source-words';

/** What a lobby is called among those of its league: by its round, else its stage. */
export function lobbyName(
  { round, stage }: Pick<BoardMatch, 'round' | 'stage'>,
  t: Translate<'matches'>,
): string {
  const name = round ?? stage ?? '';
  return sourceWords(t, name) ?? name;
}

/** How many teams there are, and how far they have come. */
export function lobbyProgress({ lobby }: BoardMatch['state'], t: Translate<'matches'>): string {
  if (!lobby) return '';
  const { teams, round, rounds } = lobby;
  const played =
    round > 0 ? t('lobby.round', { n: round, of: rounds }) : t('lobby.rounds', { count: rounds });
  return `${t('lobby.teams', { count: teams })} · ${played}`;
}

/** The two lines of a row: who leads, else what it is called, with the points; and how far it is. */
export function lobbyLines(match: PageMatch, t: Translate<'matches'>) {
  const leader = match.state.lobby?.leader;
  return {
    home: { name: leader?.name ?? lobbyName(match, t) },
    away: { name: lobbyProgress(match.state, t) },
    total: leader ? { home: `${leader.points}`, away: '' } : null,
  };
}
