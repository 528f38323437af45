import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { Score } from '#app/shared/games/sides.tsx';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { inningsOf, inningsText } from '../../../cricket.ts';

interface ChapterScoreProps {
  score: ScorePair;
  period: string | null;
  detail: MatchDetail;
}

/** The score at the head of a period; of a cricket innings that of who bats, by name. */
export function ChapterScore({ score, period, detail }: ChapterScoreProps) {
  const { gameId, state } = detail.match;
  const isCricket = sportKeyOf(gameId) === 'cricket';
  const innings = isCricket && inningsOf(state).find(({ key }) => key === period);
  return (
    <span className="tabular ms-auto font-semibold text-ink">
      {innings ? (
        <>
          <bdi>{detail[innings.side].name}</bdi> {inningsText(innings)}
        </>
      ) : (
        <Score score={score} gameId={gameId} />
      )}
    </span>
  );
}
