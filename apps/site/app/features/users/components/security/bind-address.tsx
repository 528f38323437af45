import { useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { keepAccount } from '@xiongmao/auth/account';
import {
  type Address,
  addressFault,
  fieldsOf,
  mainlandPhone,
} from '@xiongmao/auth/addresses/address';
import { CodeField } from '@xiongmao/auth/components/fields/code-field';
import { EmailField } from '@xiongmao/auth/components/fields/email-field';
import { type Fault, Form } from '@xiongmao/auth/components/fields/form';
import { MainlandPhoneField } from '@xiongmao/auth/components/fields/mainland-phone-field';
import { useAddressEntry } from '@xiongmao/auth/components/fields/use-address-entry';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { toast } from '@xiongmao/ui/overlays/toast';
import { type ReactNode, useState } from 'react';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { useProof } from './proof/proof-context.ts';

interface BindAddressProps {
  kind: 'phone' | 'email';
  account: OwnUser;
  open: boolean;
  onClose: () => void;
}

/**
 * Binds a phone number or an e-mail address with a code sent there, by whoever proves who they are.
 */
export function BindAddress({ kind, account, open, onClose }: BindAddressProps) {
  const { t } = useTranslation(['users', 'common']);
  const { loginLayout } = useConfig();
  const held = kind === 'phone' ? account.mobile : account.email;
  const PhoneForm = loginLayout === 'variant' ? AnyPhoneForm : MainlandPhoneForm;
  const AddressForm = kind === 'phone' ? PhoneForm : EmailForm;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`users:security.${held ? 'changeAddress' : 'bindAddress'}.${kind}`)}
      closeLabel={t('common:action.close')}
    >
      <AddressForm onDone={onClose} />
    </Dialog>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const field = <EmailField value={email} onChange={setEmail} />;
  return <BindForm address={{ kind: 'email', email }} field={field} takesEmail onDone={onDone} />;
}

/** The default layout knows the numbers of the mainland alone (product spec §2). */
function MainlandPhoneForm({ onDone }: { onDone: () => void }) {
  const [mobile, setMobile] = useState('');
  const field = <MainlandPhoneField value={mobile} onChange={setMobile} />;
  return (
    <BindForm address={mainlandPhone(mobile)} field={field} takesEmail={false} onDone={onDone} />
  );
}

function AnyPhoneForm({ onDone }: { onDone: () => void }) {
  const { address, field } = useAddressEntry('phone', false);
  return <BindForm address={address} field={field} takesEmail onDone={onDone} />;
}

interface BindFormProps {
  address: Address;
  field: ReactNode;
  /** See `addressFault`. */
  takesEmail: boolean;
  onDone: () => void;
}

function BindForm({ address, field, takesEmail, onDone }: BindFormProps) {
  const { t } = useTranslation(['users', 'identity']);
  const api = useApi();
  const queries = useQueryClient();
  const withProof = useProof();
  const [checkCode, setCode] = useState('');

  function check(): Fault | null {
    const fault = addressFault(address, takesEmail);
    if (fault) return { field: 'address', text: t(`identity:fault.${fault}`) };
    if (checkCode !== '') return null;
    const empty = address.kind === 'email' ? 'bindCodeEmpty' : 'codeEmpty';
    return { field: 'code', text: t(`identity:fault.${empty}`) };
  }
  async function send(): Promise<void> {
    const { mobileOrEmail, areaCode } = fieldsOf(address);
    const given =
      address.kind === 'email' ? { email: mobileOrEmail } : { mobile: mobileOrEmail, areaCode };
    const body = { ...given, checkCode };
    const { user } = await withProof(() => {
      const once = { idempotencyKey: idempotencyKey() };
      return api('POST /user/V2/mobileOrNameToChange', { body }, once);
    });
    keepAccount(queries, api, user);
    toast(t('users:saved'));
    onDone();
  }

  return (
    <Form action={t('users:save')} check={check} send={send}>
      {field}
      <CodeField
        value={checkCode}
        onChange={setCode}
        address={address}
        purpose="bind"
        takesEmail={takesEmail}
      />
    </Form>
  );
}
