import { useCan } from '@refinedev/core';
import { type GivenRole, givenRoles } from '@xiongmao/api/roles';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useAccount } from '../account.ts';
import type { Row } from '../contract.ts';
import { Panel } from '../page/panel.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { useRoles } from '../roles/use-roles.ts';
import { TakeRole } from './take-role.tsx';

type User = Row<'users'>;

/** The roles that an account may hold, each given and taken by itself. */
export function UserRoles({ user }: { user: User }) {
  const { t } = useTranslation('console');
  const mayGive = useCan({ resource: 'roles', action: 'create' }).data?.can ?? false;
  const isOwn = useAccount()?.uid === user.id;
  const isOffered = mayGive && !isOwn && user.state !== 'deleted';
  return (
    <Panel
      title={t('users.tab.roles')}
      hint={t(mayGive && isOwn ? 'roles.own' : 'users.rolesHint')}
      className="max-w-2xl"
    >
      <ul className="flex flex-col">
        {givenRoles.map((role) => (
          <li
            key={role}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line/50 py-3 first:border-0"
          >
            <div className="min-w-48 flex-1 text-sm">
              <span className="flex flex-wrap items-center gap-x-3 font-semibold">
                {t(`role.${role}`)}
                {user.roles.includes(role) && (
                  <StateLabel tone="good">{t('roles.held')}</StateLabel>
                )}
              </span>
              <span className="block text-xs text-muted">{t(`roleHint.${role}`)}</span>
            </div>
            {isOffered && <RoleAction user={user} role={role} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RoleAction({ user, role }: { user: User; role: GivenRole }) {
  const { t } = useTranslation('console');
  const { give, isPending } = useRoles(user.id);
  if (user.roles.includes(role)) return <TakeRole user={user} role={role} />;
  // Experts and anchors are made by approving what they applied with.
  if (role === 'expert' || role === 'anchor') {
    return <p className="text-xs text-muted">{t('roles.byApplication')}</p>;
  }
  return (
    <Button
      disabled={isPending}
      aria-label={t('roles.giveOf', { role: t(`role.${role}`) })}
      onClick={() => give(role)}
    >
      {t('roles.give')}
    </Button>
  );
}
