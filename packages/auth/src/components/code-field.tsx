import { idempotencyKey } from '@xiongmao/api/idempotency-key';
import { mainland } from '@xiongmao/api/identity/rules';
import type { CodePurpose } from '@xiongmao/api/identity/shapes';
import { TextField } from '@xiongmao/ui/text-field';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Address, addressFault, codeDigits, fieldsOf } from '../address.ts';
import { useAuth } from '../auth-context.ts';
import { useCodeWait } from '../code-waits.ts';
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

/** A code and the button that asks for it, once a minute. */
export function CodeField({ value, onChange, address, purpose, takesEmail }: CodeFieldProps) {
  const { t } = useTranslation('identity');
  const { faultOf, blame, blameError } = useForm();
  const [seconds, begin] = useCodeWait(purpose, address);
  const sendCode = useSendCode();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function ask(): Promise<void> {
    const fault = addressFault(address, takesEmail);
    if (fault) return blame({ field: 'address', text: t(`fault.${fault}`) });
    setBusy(true);
    try {
      begin(await sendCode(address, purpose));
      setSentTo(fieldsOf(address).mobileOrEmail);
      field.current?.focus();
    } catch (error) {
      blameError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <TextField
        ref={field}
        name="code"
        label={t('field.code')}
        value={value}
        onChange={(text) => onChange(codeDigits(text))}
        clean={codeDigits}
        maxLength={6}
        inputMode="numeric"
        autoComplete="one-time-code"
        faultId={faultOf('code')}
        end={
          <button
            type="button"
            disabled={busy || seconds > 0}
            onClick={ask}
            className="min-h-11 shrink-0 border-s border-line px-3 text-sm text-accent tabular disabled:text-muted md:min-h-10"
          >
            {seconds > 0 ? t('code.again', { seconds }) : t('code.get')}
          </button>
        }
      />
      <p role="status" className="mt-1 text-xs text-muted empty:hidden">
        {sentTo && seconds > 0 && t('code.sent', { to: sentTo })}
      </p>
    </div>
  );
}

/** Sends a code, and answers the seconds before the next. */
function useSendCode(): (address: Address, purpose: CodePurpose) => Promise<number> {
  const { api } = useAuth();
  return async (address, purpose) => {
    const once = { idempotencyKey: idempotencyKey() };
    const { mobileOrEmail, areaCode = mainland } = fieldsOf(address);
    const { seconds } =
      address.kind === 'email'
        ? await api('POST /login/V2/sendEmailcheckCode', { body: { mobileOrEmail, purpose } }, once)
        : await api(
            'POST /login/V2/sendMobilecheckCode',
            { body: { mobileOrEmail, areaCode, purpose } },
            once,
          );
    return seconds;
  };
}
