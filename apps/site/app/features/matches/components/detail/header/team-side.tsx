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

/** One side of the header: its crest above its name, which on a phone begins or ends with it. */
export function TeamSide({ team, league, gameId, active, beaten }: TeamSideProps) {
  return (
    <div className="group/side contents md:flex md:flex-col md:items-center md:gap-2 md:text-center">
      <span className="relative max-md:row-start-1 max-md:group-last/side:col-start-4">
        <TeamLink team={team} aria-hidden tabIndex={-1}>
          <TeamCrest team={team} size="lg" />
        </TeamLink>
        <FollowSlot
          target={{ kind: 'team', id: team.id }}
          name={team.name}
          className="absolute! -end-3 -top-1 max-md:group-last/side:-start-3 max-md:group-last/side:end-auto"
        />
        {active && (
          <span className="absolute -end-1 -bottom-1 flex rounded-full bg-surface p-1">
            <ActiveMark gameId={gameId} />
          </span>
        )}
      </span>
      <p
        className={`w-full text-sm text-balance break-keep wrap-anywhere max-md:col-span-2 max-md:row-start-2 max-md:self-start max-md:group-last/side:text-end max-[20rem]:text-xs md:text-base ${beaten ? 'text-muted' : 'font-semibold'}`}
      >
        <TeamLink team={team}>
          <TeamFlag team={team} league={league} className="h-3" />
          <bdi>{team.name}</bdi>
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
