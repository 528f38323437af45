import type { TeamRef } from '@xiongmao/api/feeds/messages';
import { clubKey } from '../adapters/names/club-names.ts';
import { nationalTeam } from '../adapters/names/national-teams.ts';

/**
 * What a team is called in every source: without legal form, founding year and marks, in its country if that is
 * told. Two matches are one only where both sides and the start agree, so that a namesake joins nothing.
 */
export function identityOf({ name, country, undecided, sameAs }: TeamRef): string | null {
  if (name === null || undecided) return null;
  const nation = nationalTeam(name);
  // A club may be called as its country is: Monaco.
  return nation.country && !sameAs?.startsWith('club:')
    ? `nation:${nation.key}`
    : clubKey(name, country ?? '');
}

/** The same of many, in which a team comes again and again: worked out once for each. */
export function identitiesOnce(): typeof identityOf {
  const known = new Map<string, string | null>();
  return (team) => {
    const { name, country, undecided, sameAs } = team;
    const key = JSON.stringify([name, country, undecided, sameAs]);
    let identity = known.get(key);
    if (identity === undefined) {
      identity = identityOf(team);
      known.set(key, identity);
    }
    return identity;
  };
}
