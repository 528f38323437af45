import { inOrder } from '@xiongmao/api/catalogue/sides';
import type { Board } from '@xiongmao/api/matches/shapes';
import { useState } from 'react';
import { useFavourites } from '../../api/favourites/use-favourites.ts';
import { useBoardView } from './board-context.tsx';
import { changedScores } from './rows/changed-scores.ts';

/** Says aloud, to those who listen to the page, how the score of a favourite has changed. */
export default function ScoreAnnouncer({ board }: { board: Pick<Board, 'teams' | 'matches'> }) {
  const { t } = useBoardView();
  const favourites = useFavourites();
  const [heard, setHeard] = useState({ matches: board.matches, text: '' });

  if (heard.matches !== board.matches) {
    const changed = changedScores(heard.matches, board.matches, favourites);
    const text = changed.map(({ match, score, scorer }) => {
      const teams = {
        home: board.teams[match.homeId!]?.name ?? '',
        away: board.teams[match.awayId!]?.name ?? '',
      };
      const scores = inOrder(match.gameId, score);
      const names = { homeScore: scores.home, awayScore: scores.away };
      const words = { ...inOrder(match.gameId, teams), ...names };
      if (!scorer) return t('aria.score', { ...words, status: t('amend.scoreCorrected') });
      return t('aria.scored', { ...words, team: teams[scorer] });
    });
    setHeard({ matches: board.matches, text: text.length > 0 ? text.join(' ') : heard.text });
  }

  return (
    <p aria-live="polite" className="sr-only">
      {heard.text}
    </p>
  );
}
