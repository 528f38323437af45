import type { Team } from '@xiongmao/api/catalogue/shapes';
import { useTranslation } from 'react-i18next';
import { Crest } from '../../crest.tsx';

interface TeamSideProps {
  team: Team;
  /** Serves, bats or has the ball. */
  active: boolean;
  /** The match is over and this side lost it. */
  beaten: boolean;
}

/** One side of the header: its crest above its name. */
export function TeamSide({ team, active, beaten }: TeamSideProps) {
  const { t } = useTranslation('matches');
  return (
    <div className="flex min-w-0 flex-col items-center gap-2 text-center">
      <Crest team={team} className="size-12 md:size-16" />
      <p
        className={`line-clamp-2 w-full text-sm text-balance [overflow-wrap:anywhere] md:text-base ${beaten ? 'text-muted' : 'font-semibold'}`}
      >
        {team.name}
        {active && (
          <span className="ms-1.5 inline-block size-2 rounded-full bg-accent align-middle">
            <span className="sr-only">{t('aria.active')}</span>
          </span>
        )}
      </p>
    </div>
  );
}
