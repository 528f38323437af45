import { useForm } from '@xiongmao/auth/components/fields/form';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextField } from '@xiongmao/ui/fields/text-field';

interface UsernameFieldProps {
  value: string;
  onChange: (username: string) => void;
}

export function UsernameField({ value, onChange }: UsernameFieldProps) {
  const { t } = useTranslation('identity');
  const { faultOf } = useForm();
  return (
    <TextField
      name="username"
      label={t('field.username')}
      hint={t('hint.username')}
      value={value}
      onChange={(text) => onChange(text.trim())}
      maxLength={24}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      faultId={faultOf('username')}
    />
  );
}
