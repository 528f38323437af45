import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ReactNode, useState } from 'react';
import { type Address, fieldsOf } from '../../addresses/address.ts';
import { useAuth } from '../../auth-context.ts';
import { registrationOrigin } from '../../registration-origin.ts';
import { useChecks } from '../checks.ts';
import { CodeField } from '../fields/code-field.tsx';
import { Form, FormAgreement } from '../fields/form.tsx';
import { useSignIn } from '../sign-in-context.ts';

interface CodeSignInProps {
  address: Address;
  /** The field for it. */
  field: ReactNode;
  takesEmail: boolean;
  /** Why one is here. */
  fault?: string | undefined;
  children?: ReactNode;
}

/** Signs in with a code, and registers who is new. */
export function CodeSignIn({ address, field, takesEmail, fault, children }: CodeSignInProps) {
  const { t } = useTranslation('identity');
  const { api } = useAuth();
  const { succeed, agreed } = useSignIn();
  const checks = useChecks();
  const [checkCode, setCode] = useState('');

  async function send(): Promise<void> {
    const body = { ...fieldsOf(address), ...registrationOrigin(), checkCode, agreed };
    const once = { idempotencyKey: idempotencyKey() };
    succeed(await api('POST /login/V2/getLoginByEmailCheckCode', { body }, once), 'code');
  }

  return (
    <Form
      action={t('action.signIn')}
      check={() =>
        checks.address(address, takesEmail) ?? checks.code(checkCode) ?? checks.agreement()
      }
      send={send}
      fault={fault}
      last={<FormAgreement />}
    >
      {field}
      <CodeField
        value={checkCode}
        onChange={setCode}
        address={address}
        purpose="signIn"
        takesEmail={takesEmail}
      />
      {children}
    </Form>
  );
}
