import type { CodePurpose } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextField } from '@xiongmao/ui/fields/text-field';
import { useRef, useState } from 'react';
import { type Address, codeDigits } from '../../addresses/address.ts';
import { useCodeWait } from '../../codes/code-waits.ts';
import type { OnWork } from '../../codes/work.ts';
import { useWrite } from '../../use-write.ts';
import { useForm } from './form.tsx';

interface CodeEntryProps {
  value: string;
  onChange: (code: string) => void;
  /** How long one waits for another code hangs on where it goes, and what for. */
  address: Address;
  purpose: CodePurpose;
  /** Asks for a code: where it went, and the seconds before the next; null when it was not asked for. */
  request: (onWork: OnWork) => Promise<{ to: string; seconds: number } | null>;
}

/** A code and the button that asks for it, once a minute. */
export function CodeEntry({ value, onChange, address, purpose, request }: CodeEntryProps) {
  const { t } = useTranslation('identity');
  const { faultOf, blameError } = useForm();
  const [seconds, begin] = useCodeWait(purpose, address);
  const [isChecking, setChecking] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const { mutate: ask, isPending } = useWrite({
    mutationFn: () => request(setChecking),
    onSuccess(sent) {
      if (!sent) return;
      begin(sent.seconds);
      setSentTo(sent.to);
      field.current?.focus();
    },
    onError: blameError,
  });

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
            disabled={isPending || seconds > 0}
            onClick={() => ask()}
            className="min-h-11 shrink-0 border-s border-line px-3 text-sm text-accent tabular disabled:text-muted md:min-h-10"
          >
            {seconds > 0 ? t('code.again', { seconds }) : t('code.get')}
          </button>
        }
      />
      <p role="status" className="mt-1 text-xs text-muted empty:hidden">
        {isChecking && t('code.checking')}
        {sentTo && seconds > 0 && t('code.sent', { to: sentTo })}
      </p>
    </div>
  );
}
