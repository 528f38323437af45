import { useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { identityErrors } from '@xiongmao/api/identity/errors';
import { passwordFault } from '@xiongmao/api/identity/rules';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { useRefreshAccount } from '@xiongmao/auth/account';
import { type Fault, type FieldName, Form } from '@xiongmao/auth/components/fields/form';
import { openSignIn } from '@xiongmao/auth/login-modal';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { sessionsQuery } from '../../api/user-queries.ts';
import { useProof } from './proof/proof-context.ts';
import { SecretField } from './secret-field.tsx';

interface ChangePasswordProps {
  account: OwnUser;
  open: boolean;
  onClose: () => void;
}

/** A new password with the old one, or the first one where there is none. Other sessions end. */
export function ChangePassword({ account, open, onClose }: ChangePasswordProps) {
  const { t } = useTranslation(['users', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(
        account.hasPassword ? 'users:security.changePassword' : 'users:security.setPassword',
      )}
      closeLabel={t('common:action.close')}
    >
      <PasswordForm account={account} onDone={onClose} />
    </Dialog>
  );
}

const blames = new Map<number, FieldName>([[identityErrors.wrongPassword.code, 'oldPassword']]);

function PasswordForm({ account, onDone }: { account: OwnUser; onDone: () => void }) {
  const { t } = useTranslation(['users', 'identity']);
  const api = useApi();
  const queries = useQueryClient();
  const withProof = useProof();
  const refresh = useRefreshAccount();
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');

  function check(): Fault | null {
    if (account.hasPassword && oldPassword === '') {
      return { field: 'oldPassword', text: t('identity:fault.passwordEmpty') };
    }
    const fault = password === '' ? 'passwordEmpty' : passwordFault(password);
    return fault && { field: 'password', text: t(`identity:fault.${fault}`) };
  }
  async function send(): Promise<void> {
    const body = { ...(account.hasPassword && { oldPassword }), password };
    await withProof(() =>
      api('POST /user/V2/changePassword', { body }, { idempotencyKey: idempotencyKey() }),
    );
    toast(t('identity:done.password'));
    onDone();
    await Promise.all([refresh(), queries.invalidateQueries(sessionsQuery(api))]);
  }

  return (
    <Form action={t('users:save')} check={check} send={send} blames={blames}>
      <p className="text-sm text-muted">{t('users:security.passwordHint')}</p>
      {account.hasPassword && (
        <SecretField
          name="oldPassword"
          label={t('users:security.oldPassword')}
          autoComplete="current-password"
          value={oldPassword}
          onChange={setOldPassword}
        />
      )}
      <SecretField
        name="password"
        label={t('identity:field.newPassword')}
        hint={t('identity:hint.password')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      {account.hasPassword && (account.mobile ?? account.email) && (
        <Button
          look="quiet"
          className="-ms-4 self-start"
          onClick={() => {
            onDone();
            openSignIn(undefined, 2);
          }}
        >
          {t('identity:action.forgotPassword')}
        </Button>
      )}
    </Form>
  );
}
