import type { Team } from '@xiongmao/api/catalogue/shapes';
import type { LinkProps } from 'react-router';
import { squadPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';

interface TeamLinkProps extends Omit<LinkProps, 'to'> {
  team: Pick<Team, 'id' | 'undecided'>;
}

/** A team's or single player's name or crest, which leads to its page in the library; who is still to be found has none. */
export function TeamLink({ team, className = '', ...rest }: TeamLinkProps) {
  if (team.undecided) return <span className={className}>{rest.children}</span>;
  return (
    <Link
      to={squadPath(team.id)}
      prefetch="intent"
      className={`hover:underline ${className}`}
      {...rest}
    />
  );
}
