import { identifierOf, isMobile, longestMobile, mainland } from '@xiongmao/api/identity/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Tabs } from '@xiongmao/ui/tabs';
import { useState } from 'react';
import { fieldsOf, mainlandPhone } from '../../addresses/address.ts';
import type { Fault } from '../fields/form.tsx';
import { MainlandPhoneField } from '../fields/mainland-phone-field.tsx';
import { NameField } from '../fields/name-field.tsx';
import { CodeSignIn } from '../forms/code-sign-in.tsx';
import { PasswordSignIn } from '../forms/password-sign-in.tsx';
import { ResetPassword } from '../forms/reset-password.tsx';
import { useSignIn } from '../sign-in-context.ts';
import { ThirdParties } from './third-parties.tsx';

type Tab = 'code' | 'password';

interface DefaultSignInProps {
  /** The tab that is open first. */
  by?: Tab | undefined;
  fault?: string | undefined;
}

/** Signing in by code or password, in two tabs (product spec §2, modelState 1). */
export function DefaultSignIn({ by = 'code', fault }: DefaultSignInProps) {
  const { t } = useTranslation('identity');
  const [tab, setTab] = useState<Tab>(by);
  const [mobile, setMobile] = useState('');

  return (
    <>
      <Tabs
        label={t('tab.label')}
        tabs={[
          { value: 'code', label: t('tab.code') },
          { value: 'password', label: t('tab.password') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'code' ? (
          <CodeSignIn
            address={mainlandPhone(mobile)}
            field={<MainlandPhoneField value={mobile} onChange={setMobile} />}
            takesEmail={false}
            fault={fault}
          />
        ) : (
          <PasswordTab text={mobile} setText={setMobile} />
        )}
      </Tabs>
      <ThirdParties as="row" />
    </>
  );
}

function PasswordTab({ text, setText }: { text: string; setText: (text: string) => void }) {
  const { t } = useTranslation('identity');
  const { show } = useSignIn();

  function check(): Fault | null {
    const numberLike = /^\d+$/.test(text) && text.length === longestMobile;
    const wrong = numberLike && !isMobile(mainland, text);
    const key = text === '' ? 'mobileEmpty' : wrong ? 'mobileFormat' : null;
    return key && { field: 'address', text: t(`fault.${key}`) };
  }

  return (
    <PasswordSignIn
      identifier={isMobile(mainland, text) ? fieldsOf(mainlandPhone(text)) : identifierOf(text)}
      check={check}
      field={<NameField value={text} onChange={setText} />}
    >
      <button
        type="button"
        onClick={() => show({ is: 'changePassword' })}
        className="min-h-11 self-end text-sm text-muted hover:text-ink md:min-h-6"
      >
        {t('action.forgotPassword')}
      </button>
    </PasswordSignIn>
  );
}

/** Setting a new password with a code (modelState 2). */
export function DefaultChangePassword() {
  const { t } = useTranslation('identity');
  const { show } = useSignIn();
  const [mobile, setMobile] = useState('');
  const back = () => show({ is: 'signIn', by: 'password' });
  return (
    <>
      <ResetPassword
        address={mainlandPhone(mobile)}
        field={<MainlandPhoneField value={mobile} onChange={setMobile} />}
        takesEmail={false}
        onDone={back}
      />
      <button
        type="button"
        onClick={back}
        className="mt-2 min-h-11 w-full text-sm text-muted hover:text-ink md:min-h-9"
      >
        {t('action.backToSignIn')}
      </button>
    </>
  );
}
