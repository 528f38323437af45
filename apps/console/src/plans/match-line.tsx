import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { useFormat } from '../format.ts';
import { GameNames } from '../page/game-names.tsx';

interface Shown {
  gameId: number;
  league: { name: string };
  /** Null in a lobby, which goes by its league. */
  home: { name: string } | null;
  away: { name: string } | null;
  startsAt: string | null;
  score: { home: number; away: number } | null;
}

/** A match in two lines: who plays, and where and when. */
export function MatchLine({ match }: { match: Shown }) {
  const { moment } = useFormat();
  const { gameId, league, home, away, startsAt, score } = match;
  const [first, second] = sidesOf(gameId);
  return (
    <span className="flex flex-col">
      {home && away ? (
        <span>
          {{ home, away }[first].name}{' '}
          {score ? (
            <strong className="tabular whitespace-nowrap">
              {score[first]}–{score[second]}
            </strong>
          ) : (
            '–'
          )}{' '}
          {{ home, away }[second].name}
        </span>
      ) : (
        <span>{league.name}</span>
      )}
      <span className="tabular text-xs text-muted">
        <GameNames gameIds={[gameId]} />
        {['', ...(home ? [league.name] : []), ...(startsAt ? [moment(startsAt)] : [])].join(' · ')}
      </span>
    </span>
  );
}
