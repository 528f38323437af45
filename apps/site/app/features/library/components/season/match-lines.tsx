import type { League, Team } from '@xiongmao/api/catalogue/shapes';
import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { ScheduledMatch } from '@xiongmao/api/library/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { ReactNode } from 'react';
import { matchPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { TeamFlag } from '#app/shared/names/team-flag.tsx';

interface MatchLinesProps {
  match: ScheduledMatch;
  league: League;
  teamOf: (side: Side) => Team | null;
  /** What there is to say besides the score. */
  note: ReactNode;
}

/** A match on a phone: a line for each side with what it scored; all of it leads to the match. */
export function MatchLines({ match, league, teamOf, note }: MatchLinesProps) {
  const { score, winner, status } = match;
  const live = status === 'live' || status === 'interrupted';
  return (
    <Link
      to={matchPath({ id: match.id, gameId: league.gameId })}
      className="flex min-h-14 flex-col justify-center py-1.5 text-start"
    >
      {sidesOf(league.gameId).map((side) => {
        const team = teamOf(side);
        const tone =
          winner === side ? 'font-semibold' : winner && winner !== 'draw' ? 'text-muted' : '';
        return (
          <span key={side} className={`flex min-h-6 items-center gap-2 ${tone}`}>
            {team ? (
              <>
                <TeamCrest team={team} />
                <span className="flex min-w-0 grow items-center">
                  <TeamFlag team={team} league={league} />
                  <Name>{team.name}</Name>
                </span>
              </>
            ) : (
              <span className="grow">–</span>
            )}
            {score && (
              <span className={`tabular font-semibold ${live ? 'text-live' : ''}`}>
                {score[side]}
              </span>
            )}
          </span>
        );
      })}
      {note}
    </Link>
  );
}
