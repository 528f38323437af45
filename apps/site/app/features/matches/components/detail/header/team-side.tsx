import type { League, Team } from '@xiongmao/api/catalogue/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { TeamFlag } from '#app/shared/names/team-flag.tsx';
import { TeamLink } from '#app/shared/names/team-link.tsx';
import { FollowSlot } from '#app/shared/slots.tsx';

const turns = ['serving', 'batting', 'possession'] as const;

interface TeamSideProps {
  team: Team;
  league: League;
  gameId: number;
  /** Serves, bats or has the ball. */
  active: boolean;
  /** The match is over and this side lost it. */
  beaten: boolean;
}

/** One side of the header: its crest above its name. */
export function TeamSide({ team, league, gameId, active, beaten }: TeamSideProps) {
  return (
    <div className="flex min-w-0 flex-col items-center gap-2 text-center">
      <span className="relative">
        <TeamLink team={team} aria-hidden tabIndex={-1}>
          <TeamCrest team={team} size="lg" />
        </TeamLink>
        <FollowSlot
          target={{ kind: 'team', id: team.id }}
          name={team.name}
          className="absolute! -end-3 -top-1"
        />
        {active && (
          <span className="absolute -end-1 -bottom-1 flex rounded-full bg-surface p-1">
            <ActiveMark gameId={gameId} />
          </span>
        )}
      </span>
      <p
        className={`line-clamp-2 w-full text-sm text-balance break-keep wrap-anywhere max-[22rem]:line-clamp-3 max-[22rem]:text-xs md:text-base ${beaten ? 'text-muted' : 'font-semibold'}`}
      >
        <TeamLink team={team}>
          <TeamFlag team={team} league={league} className="h-3" />
          {team.name}
        </TeamLink>
      </p>
    </div>
  );
}

/** Beside the side that serves, bats or has the ball. */
export function ActiveMark({ gameId }: { gameId: number }) {
  const { t } = useTranslation('matches');
  const turn = turns.find((key) => sportOf(gameId).columns.some((column) => column === key));
  return (
    <span className="inline-block size-2 shrink-0 rounded-full bg-accent align-middle">
      {turn && <span className="sr-only">{t(`column.${turn}`)}</span>}
    </span>
  );
}
