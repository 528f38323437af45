import { useForm } from '@xiongmao/auth/components/fields/form';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { PasswordField } from '@xiongmao/ui/fields/password-field';

interface SecretFieldProps {
  name: 'oldPassword' | 'password';
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (password: string) => void;
}

/** A password in a form that may ask for two. */
export function SecretField(props: SecretFieldProps) {
  const { t } = useTranslation('identity');
  const { faultOf } = useForm();
  return (
    <PasswordField {...props} showLabel={t('action.showPassword')} faultId={faultOf(props.name)} />
  );
}
