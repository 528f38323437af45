import { gameById } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { heroKey } from '@xiongmao/i18n/words/hero-names';
import { positionName } from './position-name.ts';

/** Games whose roles have names of ours, by their slugs. */
const named: readonly (string | undefined)[] = ['valorant', 'dota2'];

interface RoleProps {
  role: string;
  gameId: number;
}

/** A player's part in a game, called as the reader's players do; in others as its source has it. */
export function RoleName({ role, gameId }: RoleProps) {
  return named.includes(gameById(gameId)?.slug) ? <KnownRole role={role} /> : role;
}

function KnownRole({ role }: Pick<RoleProps, 'role'>) {
  const { t } = useTranslation('heroes');
  return t(heroKey(role), { defaultValue: role });
}

/** The same of any game, in soccer by the line of the team. */
export function PositionName({ role, gameId }: RoleProps) {
  const { t } = useTranslation('matches');
  const line = positionName(t, role, gameId);
  return line === role ? <RoleName role={role} gameId={gameId} /> : line;
}
