import { idempotencyKey } from '@xiongmao/api/idempotency-key';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { type Fault, Form, useForm } from '@xiongmao/auth/components/form';
import { signedIn } from '@xiongmao/auth/signed-in';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextField } from '@xiongmao/ui/text-field';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { ProofCodeField } from './proof-code-field.tsx';
import { SecretField } from './secret-field.tsx';

const losses = ['account', 'gold', 'content', 'back'] as const;

/** Deletes one's account: says what is lost, asks for a proof and for the name in writing. */
export function DeleteForm({ account }: { account: OwnUser }) {
  const { t } = useTranslation(['users', 'identity']);
  const api = useApi();
  const [password, setPassword] = useState('');
  const [checkCode, setCode] = useState('');
  const [typed, setTyped] = useState('');

  function check(): Fault | null {
    if (account.hasPassword && password === '') {
      return { field: 'password', text: t('identity:fault.passwordEmpty') };
    }
    if (!account.hasPassword && checkCode === '') {
      return { field: 'code', text: t('identity:fault.codeEmpty') };
    }
    if (typed.trim() === account.username) return null;
    return { field: 'confirmation', text: t('users:security.deleteUnlike') };
  }
  async function send(): Promise<void> {
    const proof = account.hasPassword ? { password } : { checkCode };
    await api('POST /login/prove', { body: proof }, { idempotencyKey: idempotencyKey() });
    await api('POST /user/delete', {}, { idempotencyKey: idempotencyKey() });
    signedIn().end();
  }

  return (
    <Form action={t('users:security.deleteForGood')} check={check} send={send}>
      <p className="text-sm">{t('users:security.deleteMeans')}</p>
      <ul className="list-disc space-y-1 ps-5 text-sm text-muted">
        {losses.map((loss) => (
          <li key={loss}>{t(`users:security.deleteLoss.${loss}`)}</li>
        ))}
      </ul>
      {account.hasPassword ? (
        <SecretField
          name="password"
          label={t('identity:field.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      ) : (
        <ProofCodeField value={checkCode} onChange={setCode} account={account} />
      )}
      <Confirmation name={account.username} value={typed} onChange={setTyped} />
    </Form>
  );
}

interface ConfirmationProps {
  /** What has to be written. */
  name: string;
  value: string;
  onChange: (typed: string) => void;
}

function Confirmation({ name, value, onChange }: ConfirmationProps) {
  const { t } = useTranslation('users');
  const { faultOf } = useForm();
  return (
    <TextField
      name="confirmation"
      label={t('security.deleteType', { name })}
      value={value}
      onChange={onChange}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      faultId={faultOf('confirmation')}
    />
  );
}
