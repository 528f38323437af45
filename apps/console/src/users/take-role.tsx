import type { GivenRole } from '@xiongmao/api/roles';
import type { TextKey } from '@xiongmao/i18n/types';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { useRoles } from '../roles/use-roles.ts';

/** What is lost with it. */
const hints: Partial<Record<GivenRole, TextKey<'console'>>> = {
  expert: 'roles.takeExpertHint',
  anchor: 'roles.takeAnchorHint',
};

/** Takes a role away, once it is said what comes of it. */
export function TakeRole({ user, role }: { user: Row<'users'>; role: GivenRole }) {
  const { t } = useTranslation(['console', 'common']);
  const { take, isPending } = useRoles(user.id);
  const [isOpen, setOpen] = useState(false);
  const title = t('roles.takeOf', { role: t(`role.${role}`), name: user.username });
  const close = () => setOpen(false);

  function confirm() {
    take(role);
    close();
  }

  return (
    <>
      <Button
        aria-label={title}
        disabled={isPending}
        onClick={() => setOpen(true)}
        className="text-loss"
      >
        {t('roles.take')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={title} closeLabel={t('common:action.close')}>
        <p className="pb-4 text-sm text-muted">{t(hints[role] ?? 'roles.takeHint')}</p>
        <div className="flex gap-2">
          <Button look="primary" onClick={confirm}>
            {t('roles.take')}
          </Button>
          <Button onClick={close}>{t('common:action.cancel')}</Button>
        </div>
      </Dialog>
    </>
  );
}
