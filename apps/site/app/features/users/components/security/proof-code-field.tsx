import { idempotencyKey } from '@xiongmao/api/idempotency-key';
import { mainland } from '@xiongmao/api/identity/rules';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { type Address, codeDigits } from '@xiongmao/auth/address';
import { useCodeWait } from '@xiongmao/auth/code-waits';
import { useForm } from '@xiongmao/auth/components/form';
import { TextField } from '@xiongmao/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#app/platform/app-context.ts';

interface ProofCodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  account: OwnUser;
}

/** A code that proves who one is; the server knows where it has to go. */
export function ProofCodeField({ value, onChange, account }: ProofCodeFieldProps) {
  const { t } = useTranslation('identity');
  const api = useApi();
  const { faultOf, blameError } = useForm();
  const [seconds, begin] = useCodeWait('prove', ownAddress(account));
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState('');

  async function ask(): Promise<void> {
    setBusy(true);
    try {
      const once = { idempotencyKey: idempotencyKey() };
      const sent = await api('POST /login/proofCode', {}, once);
      begin(sent.seconds);
      setSentTo(sent.to);
    } catch (error) {
      blameError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <TextField
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

/** Where the code goes: to the phone, else to the e-mail address. */
function ownAddress({ mobile, areaCode, email }: OwnUser): Address {
  return mobile
    ? { kind: 'phone', areaCode: areaCode ?? mainland, number: mobile }
    : { kind: 'email', email: email ?? '' };
}
