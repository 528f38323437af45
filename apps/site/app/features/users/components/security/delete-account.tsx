import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { DeleteForm } from './delete-form.tsx';

/** The way out for good, behind a dialog that says what it means. */
export function DeleteAccount({ account }: { account: OwnUser }) {
  const { t } = useTranslation(['users', 'common']);
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title={t('users:security.delete')}
      hint={t('users:security.deleteHint')}
      aside={
        <Button className="text-loss" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('users:security.delete')}
        </Button>
      }
    >
      <div className="pb-3" />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('users:security.delete')}
        closeLabel={t('common:action.close')}
      >
        <DeleteForm account={account} />
      </Dialog>
    </Panel>
  );
}
