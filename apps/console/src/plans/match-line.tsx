import { useFormat } from '../format.ts';
import { GameNames } from '../page/game-names.tsx';

interface Shown {
  gameId: number;
  league: { name: string };
  home: { name: string };
  away: { name: string };
  startsAt: string | null;
  score: { home: number; away: number } | null;
}

/** A match in two lines: who plays, and where and when. */
export function MatchLine({ match }: { match: Shown }) {
  const { moment } = useFormat();
  const { gameId, league, home, away, startsAt, score } = match;
  return (
    <span className="flex flex-col">
      <span>
        {home.name}{' '}
        {score ? (
          <strong className="tabular whitespace-nowrap">
            {score.home}–{score.away}
          </strong>
        ) : (
          '–'
        )}{' '}
        {away.name}
      </span>
      <span className="tabular text-xs text-muted">
        <GameNames gameIds={[gameId]} />
        {['', league.name, ...(startsAt ? [moment(startsAt)] : [])].join(' · ')}
      </span>
    </span>
  );
}
