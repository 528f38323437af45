import { longestEmail } from '@xiongmao/api/identity/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextField } from '@xiongmao/ui/fields/text-field';
import { firstFocus } from './first-focus.ts';
import { useForm } from './form.tsx';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  /** A username does, too. */
  orName?: boolean;
}

export function EmailField({ value, onChange, orName = false }: EmailFieldProps) {
  const { t } = useTranslation('identity');
  const { faultOf } = useForm();
  return (
    <TextField
      ref={firstFocus}
      name="address"
      type={orName ? 'text' : 'email'}
      label={t(orName ? 'field.emailOrName' : 'field.email')}
      value={value}
      onChange={onChange}
      maxLength={longestEmail}
      inputMode="email"
      autoComplete={orName ? 'username' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      faultId={faultOf('address')}
    />
  );
}
