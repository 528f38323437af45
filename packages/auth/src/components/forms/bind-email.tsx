import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { Provider } from '@xiongmao/api/identity/providers';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import type { Address } from '../../addresses/address.ts';
import { useAuth } from '../../auth-context.ts';
import { registrationOrigin } from '../../registration-origin.ts';
import { useChecks } from '../checks.ts';
import { CodeField } from '../fields/code-field.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { Form, FormAgreement } from '../fields/form.tsx';
import { useSignIn } from '../sign-in-context.ts';

interface BindEmailProps {
  provider: Provider;
  /** What the answer 2010 gave as its text. */
  ticket: string;
}

/** Binds an e-mail to a Line, X or Google sign-in that no account knows yet, and signs in. */
export function BindEmail({ provider, ticket }: BindEmailProps) {
  const { t } = useTranslation('identity');
  const { api } = useAuth();
  const { succeed, agreed } = useSignIn();
  const checks = useChecks();
  const [email, setEmail] = useState('');
  const [checkCode, setCode] = useState('');
  const address: Address = { kind: 'email', email };

  async function send(): Promise<void> {
    const given = { email: email.trim(), checkCode, twitterId: ticket };
    const body = { ...given, ...registrationOrigin(), agreed };
    const once = { idempotencyKey: idempotencyKey() };
    const { login } = await api('POST /user/V2/mobileOrNameToChange', { body }, once);
    if (login) succeed(login, 'provider');
  }

  return (
    <Form
      action={t('action.bind')}
      check={() =>
        checks.address(address, true) ?? checks.bindCode(checkCode) ?? checks.agreement()
      }
      send={send}
      last={<FormAgreement />}
    >
      <p className="text-sm text-muted">
        {t('bind.email', { provider: t(`provider.${provider}`) })}
      </p>
      <EmailField value={email} onChange={setEmail} />
      <CodeField value={checkCode} onChange={setCode} address={address} purpose="bind" takesEmail />
    </Form>
  );
}
