import { useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { username as usernameRule } from '@xiongmao/api/identity/rules';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { keepAccount } from '@xiongmao/auth/account';
import { type Fault, Form } from '@xiongmao/auth/components/fields/form';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { LettersWritten } from '#app/shared/form/letters-written.tsx';
import { UsernameField } from './username-field.tsx';

const longestSignature = 120;

interface EditProfileProps {
  open: boolean;
  onClose: () => void;
  account: OwnUser;
}

export function EditProfile({ open, onClose, account }: EditProfileProps) {
  const { t } = useTranslation(['users', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('users:info.edit')}
      closeLabel={t('common:action.close')}
    >
      <ProfileForm account={account} onDone={onClose} />
    </Dialog>
  );
}

function ProfileForm({ account, onDone }: { account: OwnUser; onDone: () => void }) {
  const { t } = useTranslation(['users', 'identity']);
  const api = useApi();
  const queries = useQueryClient();
  const [uname, setUname] = useState(account.username);
  const [signature, setSignature] = useState(account.signature);

  function check(): Fault | null {
    if (uname === '') return { field: 'username', text: t('identity:fault.usernameEmpty') };
    // A name that was given here before may be of another form, and stays.
    if (uname === account.username || usernameRule.test(uname)) return null;
    return { field: 'username', text: t('identity:fault.usernameFormat') };
  }
  async function send(): Promise<void> {
    const body = { ...(uname !== account.username && { uname }), signature };
    const once = { idempotencyKey: idempotencyKey() };
    const { user } = await api('POST /user/V2/modifyUser', { body }, once);
    keepAccount(queries, api, user);
    toast(t('users:modified'));
    onDone();
  }

  return (
    <Form action={t('users:save')} check={check} send={send}>
      <UsernameField value={uname} onChange={setUname} />
      <FormField
        label={t('users:info.signature')}
        hint={<LettersWritten count={signature.length} most={longestSignature} />}
      >
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={3}
            value={signature}
            maxLength={longestSignature}
            onChange={(event) => setSignature(event.target.value)}
            className={inputLook}
          />
        )}
      </FormField>
    </Form>
  );
}
