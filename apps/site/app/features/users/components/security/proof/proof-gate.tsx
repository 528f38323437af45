import { ApiError } from '@xiongmao/api/client';
import { identityErrors } from '@xiongmao/api/identity/errors';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { Form } from '@xiongmao/auth/components/fields/form';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { type ReactNode, useState } from 'react';
import { ProofProvider, type WithProof } from './proof-context.ts';
import { useProofEntry } from './proof-entry.tsx';
import { ProviderProof } from './provider-proof.tsx';

interface ProofGateProps {
  account: OwnUser;
  children: ReactNode;
}

/**
 * Around what may want a fresh proof: asks for it over whatever is open, and what was being done goes on.
 * Who would rather not is told so where they were.
 */
export function ProofGate({ account, children }: ProofGateProps) {
  const { t } = useTranslation(['users', 'common']);
  const [asked, setAsked] = useState<PromiseWithResolvers<boolean> | null>(null);

  const withProof: WithProof = async (write) => {
    try {
      return await write();
    } catch (error) {
      if (!wantsProof(error)) throw error;
      const next = Promise.withResolvers<boolean>();
      setAsked(next);
      if (!(await next.promise)) throw error;
      return write();
    }
  };
  function answer(proven: boolean): void {
    asked?.resolve(proven);
    setAsked(null);
  }

  return (
    <ProofProvider value={withProof}>
      {children}
      <Dialog
        open={asked !== null}
        onClose={() => answer(false)}
        title={t('users:security.proof.title')}
        closeLabel={t('common:action.close')}
      >
        {account.proofBy === 'provider' ? (
          <ProviderProof account={account} />
        ) : (
          <ProofForm account={account} onProven={() => answer(true)} />
        )}
      </Dialog>
    </ProofProvider>
  );
}

const wantsProof = (error: unknown) =>
  error instanceof ApiError && error.errorCode === identityErrors.proofRequired.code;

function ProofForm({ account, onProven }: { account: OwnUser; onProven: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const { field, check, prove } = useProofEntry(account);
  return (
    <Form
      action={t('common:action.confirm')}
      check={check}
      send={async () => {
        await prove();
        onProven();
      }}
    >
      <p className="text-sm text-muted">{t('users:security.proof.why')}</p>
      {field}
    </Form>
  );
}
