import { longestEmail, longestMobile } from '@xiongmao/api/identity/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextField } from '@xiongmao/ui/fields/text-field';
import { mainlandDigits } from '../../addresses/address.ts';
import { firstFocus } from './first-focus.ts';
import { useForm } from './form.tsx';
import { AreaCode } from './mainland-phone-field.tsx';

interface NameFieldProps {
  value: string;
  onChange: (text: string) => void;
}

const isNumber = (text: string) => /^[\d\s+-]*$/.test(text);
/** A number ends after 11 digits; a username or an e-mail address may be longer. */
const clean = (text: string) =>
  isNumber(text) ? mainlandDigits(text) : text.trim().slice(0, longestEmail);

/** A mobile number of the mainland, or else a username. */
export function NameField({ value, onChange }: NameFieldProps) {
  const { t } = useTranslation('identity');
  const { faultOf } = useForm();
  return (
    <TextField
      ref={firstFocus}
      name="address"
      label={t('field.mobileOrName')}
      value={value}
      onChange={(text) => onChange(clean(text))}
      maxLength={value && isNumber(value) ? longestMobile : longestEmail}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      faultId={faultOf('address')}
      start={<AreaCode />}
    />
  );
}
