import { useCan, useUpdate } from '@refinedev/core';
import { type Role, roles } from '@xiongmao/api/roles';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import type { Row } from '../contract.ts';
import type { Failure } from '../failure.ts';
import { ResourceForm } from '../form/resource-form.tsx';
import { Panel } from '../page/panel.tsx';

const given = roles.filter((role) => role !== 'user');

/** The roles that an account holds; who may manage accounts gives and takes them. */
export function UserRoles({ user }: { user: Row<'users'> }) {
  const { t } = useTranslation('console');
  const mayEdit = useCan({ resource: 'users', action: 'edit' }).data?.can ?? false;
  const { mutateAsync, mutation } = useUpdate<Row<'users'>, Failure, { roles: Role[] }>({
    errorNotification: false,
  });

  function save(entries: FormData) {
    const chosen = given.filter((role) => entries.has(role));
    return mutateAsync({ resource: 'users', id: user.id, values: { roles: ['user', ...chosen] } });
  }

  return (
    <Panel title={t('users.tab.roles')} hint={t('users.rolesHint')} className="max-w-2xl">
      <ResourceForm key={user.roles.join()} guarded onSave={save}>
        <fieldset disabled={!mayEdit || user.state === 'deleted'} className="flex flex-col gap-1">
          <legend className="sr-only">{t('users.tab.roles')}</legend>
          {given.map((role) => (
            <label key={role} className="flex min-h-11 items-start gap-3 py-1.5 text-sm">
              <input
                type="checkbox"
                name={role}
                defaultChecked={user.roles.includes(role)}
                className="mt-0.5 size-4 accent-(--accent)"
              />
              <span>
                {t(`role.${role}`)}
                <span className="block text-xs text-muted">{t(`roleHint.${role}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {mayEdit && (
          <Button type="submit" look="primary" className="self-start" disabled={mutation.isPending}>
            {t(mutation.isPending ? 'form.saving' : 'form.save')}
          </Button>
        )}
      </ResourceForm>
    </Panel>
  );
}
