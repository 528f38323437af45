import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { type ReactNode, useState } from 'react';
import { type Address, fieldsOf } from '../../addresses/address.ts';
import { useAuth } from '../../auth-context.ts';
import { useChecks } from '../checks.ts';
import { CodeField } from '../fields/code-field.tsx';
import { Form } from '../fields/form.tsx';
import { NewPassword } from '../fields/password-fields.tsx';

interface ResetPasswordProps {
  address: Address;
  /** The field for it. */
  field: ReactNode;
  takesEmail: boolean;
  onDone: () => void;
}

/** Sets a new password with a code; every session of the account ends. */
export function ResetPassword({ address, field, takesEmail, onDone }: ResetPasswordProps) {
  const { t } = useTranslation('identity');
  const { api } = useAuth();
  const checks = useChecks();
  const [checkCode, setCode] = useState('');
  const [password, setPassword] = useState('');

  async function send(): Promise<void> {
    const body = { ...fieldsOf(address), checkCode, password };
    const once = { idempotencyKey: idempotencyKey() };
    await api('POST /user/V2/mobileOrNameToChangePass', { body }, once);
    toast(t('done.password'));
    onDone();
  }

  return (
    <Form
      action={t('action.changePassword')}
      check={() =>
        checks.address(address, takesEmail) ??
        checks.code(checkCode) ??
        checks.newPassword(password)
      }
      send={send}
    >
      {field}
      <CodeField
        value={checkCode}
        onChange={setCode}
        address={address}
        purpose="reset"
        takesEmail={takesEmail}
      />
      <NewPassword label={t('field.newPassword')} value={password} onChange={setPassword} />
    </Form>
  );
}
