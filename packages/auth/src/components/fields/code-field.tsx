import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { mainland } from '@xiongmao/api/identity/rules';
import type { CodePurpose } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type Address, addressFault, fieldsOf } from '../../addresses/address.ts';
import { useAuth } from '../../auth-context.ts';
import { type OnWork, withWork } from '../../codes/work.ts';
import { CodeEntry } from './code-entry.tsx';
import { useForm } from './form.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** Where the code is to go, and what for. */
  address: Address;
  purpose: CodePurpose;
  /** E-mail addresses are taken, too: see `addressFault`. */
  takesEmail: boolean;
}

/** A code that is sent to the address beside it. */
export function CodeField({ address, takesEmail, ...entry }: CodeFieldProps) {
  const { t } = useTranslation('identity');
  const { blame } = useForm();
  const sendCode = useSendCode();

  async function request(onWork: OnWork) {
    const fault = addressFault(address, takesEmail);
    if (fault) {
      blame({ field: 'address', text: t(`fault.${fault}`) });
      return null;
    }
    const seconds = await sendCode(address, entry.purpose, onWork);
    return { to: fieldsOf(address).mobileOrEmail, seconds };
  }
  return <CodeEntry {...entry} address={address} request={request} />;
}

/** Sends a code, and answers the seconds before the next. */
function useSendCode() {
  const { api } = useAuth();
  return async (address: Address, purpose: CodePurpose, onWork: OnWork): Promise<number> => {
    const { mobileOrEmail, areaCode = mainland } = fieldsOf(address);
    const { seconds } = await withWork((done) => {
      const body = { mobileOrEmail, purpose, ...done };
      const once = { idempotencyKey: idempotencyKey() };
      return address.kind === 'email'
        ? api('POST /login/V2/sendEmailcheckCode', { body }, once)
        : api('POST /login/V2/sendMobilecheckCode', { body: { ...body, areaCode } }, once);
    }, onWork);
    return seconds;
  };
}
