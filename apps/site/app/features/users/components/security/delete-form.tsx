import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { type Fault, Form, useForm } from '@xiongmao/auth/components/fields/form';
import { signedIn } from '@xiongmao/auth/session/signed-in';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextField } from '@xiongmao/ui/fields/text-field';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useProofEntry } from './proof/proof-entry.tsx';

const losses = ['account', 'gold', 'content', 'back'] as const;

/** Deletes one's account: says what is lost, asks for a proof and for the name in writing. */
export function DeleteForm({ account }: { account: OwnUser }) {
  const { t } = useTranslation('users');
  const api = useApi();
  const proof = useProofEntry(account);
  const [typed, setTyped] = useState('');

  function check(): Fault | null {
    const fault = proof.check();
    if (fault || typed.trim() === account.username) return fault;
    return { field: 'confirmation', text: t('security.deleteUnlike') };
  }
  async function send(): Promise<void> {
    await proof.prove();
    await api('POST /user/delete', {}, { idempotencyKey: idempotencyKey() });
    signedIn().end();
  }

  return (
    <Form action={t('security.deleteForGood')} check={check} send={send}>
      <p className="text-sm">{t('security.deleteMeans')}</p>
      <ul className="list-disc space-y-1 ps-5 text-sm text-muted">
        {losses.map((loss) => (
          <li key={loss}>{t(`security.deleteLoss.${loss}`)}</li>
        ))}
      </ul>
      {proof.field}
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
