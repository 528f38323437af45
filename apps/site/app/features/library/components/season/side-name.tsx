import type { League, Team } from '@xiongmao/api/catalogue/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Name } from '#app/shared/names/name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { TeamFlag } from '#app/shared/names/team-flag.tsx';
import { TeamLink } from '#app/shared/names/team-link.tsx';

interface SideNameProps {
  team: Team;
  league: League;
  /** Plays now. */
  live?: boolean;
  className?: string;
}

/** A team or single player of a season, with mark and flag; leads to their page. */
export function SideName({ team, league, live = false, className = '' }: SideNameProps) {
  const { t } = useTranslation('matches');
  return (
    <span className={`flex items-center gap-2 ${className}`}>
      <TeamCrest team={team} />
      <TeamLink team={team} className="flex min-h-11 min-w-0 items-center md:min-h-9">
        <TeamFlag team={team} league={league} />
        <Name>{team.name}</Name>
      </TeamLink>
      {live && (
        <span
          role="img"
          aria-label={t('standings.live')}
          title={t('standings.live')}
          className="size-1.5 shrink-0 rounded-full bg-live"
        />
      )}
    </span>
  );
}
