import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { useState } from 'react';
import { mainlandPhone } from '../../addresses/address.ts';
import { useAuth } from '../../auth-context.ts';
import type { PhoneNeeded } from '../../providers/provider-calls.ts';
import { registrationOrigin } from '../../registration-origin.ts';
import { useChecks } from '../checks.ts';
import { CodeField } from '../fields/code-field.tsx';
import { Form, FormAgreement } from '../fields/form.tsx';
import { MainlandPhoneField } from '../fields/mainland-phone-field.tsx';
import { useSignIn } from '../sign-in-context.ts';

/** Binds a phone to a third party's sign-in that no account knows yet, and signs in. */
export function BindPhone({ type, ticket }: PhoneNeeded) {
  const { t } = useTranslation('identity');
  const { api } = useAuth();
  const { succeed, agreed } = useSignIn();
  const checks = useChecks();
  const [mobile, setMobile] = useState('');
  const [checkCode, setCode] = useState('');
  const address = mainlandPhone(mobile);

  async function send(): Promise<void> {
    const { accountNumber, qqOrWechatName, headimgurl } = ticket;
    const given = { accountNumber, qqOrWechatName, headimgurl, type };
    const body = { ...given, ...registrationOrigin(), mobile, checkCode, agreed };
    const once = { idempotencyKey: idempotencyKey() };
    const result = await api('POST /login/bindAccount', { body }, once);
    succeed({ ...result, returnTo: result.returnTo ?? ticket.returnTo }, 'provider');
  }

  return (
    <Form
      action={t('action.bind')}
      check={() => checks.address(address, false) ?? checks.code(checkCode) ?? checks.agreement()}
      send={send}
      last={<FormAgreement />}
    >
      <div className="flex items-center gap-3 text-sm text-muted">
        <Avatar name={ticket.qqOrWechatName} src={null} />
        {t('bind.phone', { provider: t(`provider.${type}`), name: ticket.qqOrWechatName })}
      </div>
      <MainlandPhoneField value={mobile} onChange={setMobile} />
      <CodeField
        value={checkCode}
        onChange={setCode}
        address={address}
        purpose="bindAccount"
        takesEmail={false}
      />
    </Form>
  );
}
