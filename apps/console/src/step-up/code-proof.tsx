import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { type FormEvent, useEffect, useState } from 'react';
import { takesFocus } from '../form/takes-focus.ts';
import { useCallFailure, useProve, useSendCode } from './use-prove.ts';

/** For accounts without a password: a code to their own address. */
export function CodeProof() {
  const { t } = useTranslation('console');
  const [checkCode, setCheckCode] = useState('');
  const proof = useProve();
  const { sending, isChecking } = useSendCode();
  const left = useCountdown(sending.data?.seconds, sending.submittedAt);
  const failureOf = useCallFailure();

  function submit(event: FormEvent) {
    event.preventDefault();
    proof.mutate({ checkCode });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <FormField
        label={t('proof.code')}
        hint={
          isChecking
            ? t('proof.checking')
            : sending.data && t('proof.sentTo', { address: sending.data.to })
        }
        fault={failureOf(proof.error ?? sending.error)}
      >
        {(field) => (
          <div className="flex gap-2">
            <input
              {...field}
              ref={takesFocus}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={checkCode}
              onChange={(event) => setCheckCode(event.target.value)}
              className={inputLook}
            />
            <Button
              onClick={() => sending.mutate()}
              disabled={sending.isPending || left > 0}
              className="tabular shrink-0"
            >
              {left > 0 ? t('proof.again', { seconds: left }) : t('proof.send')}
            </Button>
          </div>
        )}
      </FormField>
      <Button type="submit" look="primary" disabled={proof.isPending || checkCode === ''}>
        {t('proof.confirm')}
      </Button>
    </form>
  );
}

/** Seconds that are left of a span which began at an instant. */
function useCountdown(seconds: number | undefined, beganAt: number): number {
  const [now, setNow] = useState(beganAt);
  useEffect(() => {
    if (!seconds) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return seconds ? Math.max(0, Math.ceil(seconds - (now - beganAt) / 1_000)) : 0;
}
