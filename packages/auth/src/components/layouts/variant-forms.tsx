import { identifierOf } from '@xiongmao/api/identity/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useState } from 'react';
import { type Address, addressFault, fieldsOf } from '../../addresses/address.ts';
import type { Fault } from '../fields/form.tsx';
import { useAddressEntry } from '../fields/use-address-entry.tsx';
import { CodeSignIn } from '../forms/code-sign-in.tsx';
import { type Identifier, PasswordSignIn } from '../forms/password-sign-in.tsx';
import { ResetPassword } from '../forms/reset-password.tsx';

/** 1 by code, 2 by password, 3 a new password with a code (product spec §2). */
type LoginMode = 1 | 2 | 3;

/** Panel 2: by e-mail or by phone, in one of three modes. */
export function VariantForms({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('identity');
  const [kind, setKind] = useState<Address['kind']>('email');
  const [mode, setMode] = useState<LoginMode>(1);
  const entry = useAddressEntry(kind, mode === 2);
  const other = kind === 'email' ? 'phone' : 'email';
  const given = {
    address: entry.address,
    takesEmail: true,
    field: (
      <div className="relative">
        <TextButton
          onClick={() => setKind(other)}
          className="absolute end-0 -top-3.5 z-10 min-h-11 md:-top-0.5 md:min-h-0"
        >
          {t(`variant.${other}`)}
        </TextButton>
        {entry.field}
      </div>
    ),
  };

  return (
    <>
      <Button
        look="quiet"
        onClick={mode === 3 ? () => setMode(2) : onBack}
        className="-ms-3 mb-1 self-start px-3"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('variant.back')}
      </Button>
      {mode === 1 && (
        <CodeSignIn key={kind} {...given}>
          <TextButton onClick={() => setMode(2)} className="min-h-11 self-start md:min-h-6">
            {t('variant.byPassword')}
          </TextButton>
        </CodeSignIn>
      )}
      {mode === 2 && (
        <ByPassword key={kind} {...given}>
          <span className="flex justify-between">
            <TextButton onClick={() => setMode(1)} className="min-h-11 md:min-h-6">
              {t('variant.byCode')}
            </TextButton>
            <TextButton onClick={() => setMode(3)} className="min-h-11 md:min-h-6">
              {t('action.forgotPassword')}
            </TextButton>
          </span>
        </ByPassword>
      )}
      {mode === 3 && <ResetPassword key={kind} {...given} onDone={() => setMode(2)} />}
    </>
  );
}

interface ByPasswordProps {
  address: Address;
  field: ReactNode;
  children: ReactNode;
}

function ByPassword({ address, field, children }: ByPasswordProps) {
  const { t } = useTranslation('identity');
  const fault = passwordOwnerFault(address);
  return (
    <PasswordSignIn
      identifier={identifierFor(address)}
      check={(): Fault | null => fault && { field: 'address', text: t(`fault.${fault}`) }}
      field={field}
    >
      {children}
    </PasswordSignIn>
  );
}

function identifierFor(address: Address): Identifier {
  return address.kind === 'email' ? identifierOf(address.email.trim()) : fieldsOf(address);
}

/** A username may stand for an e-mail address; what has an @ is none. */
function passwordOwnerFault(address: Address) {
  const isName = address.kind === 'email' && /^[^@]+$/.test(address.email.trim());
  return isName ? null : addressFault(address, true);
}

interface TextButtonProps {
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

function TextButton({ onClick, className = '', children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`text-sm text-accent hover:underline ${className}`}
    >
      {children}
    </button>
  );
}
