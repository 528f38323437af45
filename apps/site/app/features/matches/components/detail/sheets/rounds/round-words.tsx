import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import type { Translate } from '@xiongmao/i18n/types';
import Bomb from 'lucide-react/icons/bomb';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import PersonStanding from 'lucide-react/icons/person-standing';
import Scissors from 'lucide-react/icons/scissors';
import Skull from 'lucide-react/icons/skull';
import type { ComponentType } from 'react';

export type Part = Extract<Sheet, { kind: 'rounds' }>['parts'][number];
export type Round = Part['rounds'][number];
type Ending = NonNullable<Round['ending']>;

const icons: Record<Ending, ComponentType<{ className?: string; 'aria-hidden'?: boolean }>> = {
  elimination: Skull,
  bomb: Bomb,
  defuse: Scissors,
  time: Clock,
  hostages: PersonStanding,
  surrender: Flag,
};

/** The sign of what decided a round. */
export function EndingIcon({ ending, className }: { ending: Round['ending']; className: string }) {
  const Icon = ending && icons[ending];
  if (!Icon) return <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />;
  return <Icon aria-hidden className={className} />;
}

export const endingWords = (t: Translate<'matches'>, { ending }: Round): string =>
  t(`roundsSheet.ending.${ending ?? 'unknown'}`);
