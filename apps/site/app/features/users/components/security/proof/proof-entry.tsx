import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import type { Fault } from '@xiongmao/auth/components/fields/form';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ReactNode, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { SecretField } from '../secret-field.tsx';
import { ProofCodeField } from './proof-code-field.tsx';
import { ProviderProof } from './provider-proof.tsx';

interface ProofEntry {
  field: ReactNode;
  check: () => Fault | null;
  /** Rejects as the call does. */
  prove: () => Promise<void>;
}

/** What proves once more who one is: the password, a code to one's own address, or a third party. */
export function useProofEntry(account: OwnUser): ProofEntry {
  const { t } = useTranslation('identity');
  const api = useApi();
  const [password, setPassword] = useState('');
  const [checkCode, setCode] = useState('');
  const once = () => ({ idempotencyKey: idempotencyKey() });

  if (account.proofBy === 'provider') {
    // Who comes back from there has proven it: what is sent then asks for nothing more.
    return {
      field: <ProviderProof account={account} />,
      check: () => null,
      prove: async () => undefined,
    };
  }
  if (account.proofBy === 'password') {
    return {
      field: (
        <SecretField
          name="password"
          label={t('field.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      ),
      check: () => (password === '' ? { field: 'password', text: t('fault.passwordEmpty') } : null),
      prove: async () => void (await api('POST /login/prove', { body: { password } }, once())),
    };
  }
  return {
    field: <ProofCodeField value={checkCode} onChange={setCode} account={account} />,
    check: () => (checkCode === '' ? { field: 'code', text: t('fault.codeEmpty') } : null),
    prove: async () => void (await api('POST /login/prove', { body: { checkCode } }, once())),
  };
}
