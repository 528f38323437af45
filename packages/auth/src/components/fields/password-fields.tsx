import { useTranslation } from '@xiongmao/i18n/use-translation';
import { PasswordField } from '@xiongmao/ui/fields/password-field';
import { useForm } from './form.tsx';

interface FieldProps {
  value: string;
  onChange: (password: string) => void;
}

/** The password that one has. */
export function CurrentPassword(props: FieldProps) {
  const { t } = useTranslation('identity');
  const { faultOf } = useForm();
  return (
    <PasswordField
      {...props}
      name="password"
      label={t('field.password')}
      autoComplete="current-password"
      showLabel={t('action.showPassword')}
      faultId={faultOf('password')}
    />
  );
}

/** A password that is to be. */
export function NewPassword({ label, ...props }: FieldProps & { label: string }) {
  const { t } = useTranslation('identity');
  const { faultOf } = useForm();
  return (
    <PasswordField
      {...props}
      name="password"
      label={label}
      autoComplete="new-password"
      showLabel={t('action.showPassword')}
      hint={t('hint.password')}
      faultId={faultOf('password')}
    />
  );
}
