import { useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { username as usernameForm } from '@xiongmao/api/identity/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { TextField } from '@xiongmao/ui/fields/text-field';
import { useState } from 'react';
import { keepAccount } from '../../account.ts';
import { useAuth } from '../../auth-context.ts';
import { useChecks } from '../checks.ts';
import { firstFocus } from '../fields/first-focus.ts';
import { type Fault, Form, useForm } from '../fields/form.tsx';
import { NewPassword } from '../fields/password-fields.tsx';
import { useSignIn } from '../sign-in-context.ts';

/** A new user's username and first password: now, or later in the settings. */
export function Register() {
  const { t } = useTranslation('identity');
  const { api } = useAuth();
  const queries = useQueryClient();
  const { finish } = useSignIn();
  const checks = useChecks();
  const [uname, setName] = useState('');
  const [password, setPassword] = useState('');

  function checkName(): Fault | null {
    const key = uname === '' ? 'usernameEmpty' : usernameForm.test(uname) ? null : 'usernameFormat';
    return key && { field: 'username', text: t(`fault.${key}`) };
  }
  async function send(): Promise<void> {
    const once = { idempotencyKey: idempotencyKey() };
    const { user } = await api('POST /user/V2/modifyUser', { body: { uname, password } }, once);
    keepAccount(queries, api, user);
    finish();
  }

  return (
    <>
      <p className="pb-3 text-sm text-muted">{t('register.hint')}</p>
      <Form
        action={t('action.register')}
        check={() => checkName() ?? checks.newPassword(password)}
        send={send}
      >
        <Username value={uname} onChange={setName} />
        <NewPassword label={t('field.password')} value={password} onChange={setPassword} />
      </Form>
      <Button look="quiet" onClick={finish} className="mt-2 w-full">
        {t('action.skip')}
      </Button>
    </>
  );
}

function Username(props: { value: string; onChange: (name: string) => void }) {
  const { t } = useTranslation('identity');
  const { faultOf } = useForm();
  return (
    <TextField
      {...props}
      ref={firstFocus}
      name="username"
      label={t('field.username')}
      hint={t('hint.username')}
      maxLength={24}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      faultId={faultOf('username')}
    />
  );
}
