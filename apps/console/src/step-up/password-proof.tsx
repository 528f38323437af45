import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { PasswordField } from '@xiongmao/ui/fields/password-field';
import { type FormEvent, useId, useState } from 'react';
import { takesFocus } from '../form/takes-focus.ts';
import { useCallFailure, useProve } from './use-prove.ts';

export function PasswordProof() {
  const { t } = useTranslation('console');
  const faultId = useId();
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useProve();
  const fault = useCallFailure()(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate({ password });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        label={t('proof.password')}
        showLabel={t('proof.show')}
        autoComplete="current-password"
        ref={takesFocus}
        value={password}
        onChange={setPassword}
        faultId={fault && faultId}
      />
      {fault && (
        <p id={faultId} role="alert" className="text-sm text-loss">
          {fault}
        </p>
      )}
      <Button type="submit" look="primary" disabled={isPending || password === ''}>
        {t('proof.confirm')}
      </Button>
    </form>
  );
}
