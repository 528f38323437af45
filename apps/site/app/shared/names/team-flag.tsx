import type { League, Team } from '@xiongmao/api/catalogue/shapes';
import { Flag } from '@xiongmao/ui/flag';

interface TeamFlagProps {
  team: Pick<Team, 'country'> | null | undefined;
  league: Pick<League, 'country'>;
  className?: string;
}

/** The country whose flag a team or single player has beside their name: none where it is the league's own. */
export function teamFlag(
  team: TeamFlagProps['team'],
  league: TeamFlagProps['league'],
): string | null {
  return team?.country && team.country !== league.country ? team.country : null;
}

export function TeamFlag({ team, league, className = 'h-2.5' }: TeamFlagProps) {
  const country = teamFlag(team, league);
  return country && <Flag country={country} className={`me-1.5 inline-block ${className}`} />;
}
