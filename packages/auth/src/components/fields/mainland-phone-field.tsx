import { longestMobile, mainland } from '@xiongmao/api/identity/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextField } from '@xiongmao/ui/fields/text-field';
import { mainlandDigits } from '../../addresses/address.ts';
import { firstFocus } from './first-focus.ts';
import { useForm } from './form.tsx';

interface MainlandPhoneFieldProps {
  value: string;
  onChange: (number: string) => void;
}

/** A mobile number of China's mainland: the one area that is offered here (product spec §2). */
export function MainlandPhoneField({ value, onChange }: MainlandPhoneFieldProps) {
  const { t } = useTranslation('identity');
  const { faultOf } = useForm();
  return (
    <TextField
      ref={firstFocus}
      name="address"
      type="tel"
      label={t('field.mobile')}
      value={value}
      onChange={(text) => onChange(mainlandDigits(text))}
      clean={mainlandDigits}
      maxLength={longestMobile}
      inputMode="numeric"
      autoComplete="tel-national"
      faultId={faultOf('address')}
      start={<AreaCode />}
    />
  );
}

/** +86, in words for those who can't see where it stands. */
export function AreaCode() {
  const { t } = useTranslation('identity');
  return (
    <span
      title={t('field.mainland')}
      className="shrink-0 border-e border-line pe-2 text-sm text-muted tabular"
      dir="ltr"
    >
      +{mainland}
    </span>
  );
}
