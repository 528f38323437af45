import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ReactNode, useState } from 'react';
import { useAuth } from '../../auth-context.ts';
import { registrationOrigin } from '../../registration-origin.ts';
import { useChecks } from '../checks.ts';
import { type Fault, Form, FormAgreement } from '../fields/form.tsx';
import { CurrentPassword } from '../fields/password-fields.tsx';
import { useSignIn } from '../sign-in-context.ts';

/** Whom a password is of, as the call takes it. */
export type Identifier = { mobileOrEmail: string; areaCode?: string } | { name: string };

interface PasswordSignInProps {
  identifier: Identifier;
  /** What is wrong with it; null for nothing. */
  check: () => Fault | null;
  /** The field for it. */
  field: ReactNode;
  /** Beside the button's way: the link for those who forgot the password. */
  children?: ReactNode;
}

export function PasswordSignIn({ identifier, check, field, children }: PasswordSignInProps) {
  const { t } = useTranslation('identity');
  const { api } = useAuth();
  const { succeed, agreed } = useSignIn();
  const checks = useChecks();
  const [password, setPassword] = useState('');

  async function send(): Promise<void> {
    const body = { ...identifier, ...registrationOrigin(), password, agreed };
    const once = { idempotencyKey: idempotencyKey() };
    succeed(await api('POST /login/V2/mobileOrNameToLogin', { body }, once), 'password');
  }

  return (
    <Form
      action={t('action.signIn')}
      check={() => check() ?? checks.password(password) ?? checks.agreement()}
      send={send}
      last={<FormAgreement />}
    >
      {field}
      <CurrentPassword value={password} onChange={setPassword} />
      {children}
    </Form>
  );
}
