import { Crest } from '@xiongmao/ui/crest';
import type { ComponentProps } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { type Named, nationOf } from './team-flag.tsx';

interface TeamCrestProps extends Omit<ComponentProps<typeof Crest>, 'name' | 'country'> {
  team: Named;
}

/** A team's mark: a national team's flag, any other's initials. */
export function TeamCrest({ team, ...rest }: TeamCrestProps) {
  return <Crest name={team.name} country={nationOf(team, useLocale())} {...rest} />;
}
