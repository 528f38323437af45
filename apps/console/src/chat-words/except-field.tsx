import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextAreaField } from '../form/fields.tsx';

export function ExceptField({ except = [] }: { except?: readonly string[] }) {
  const { t } = useTranslation('console');
  return (
    <TextAreaField
      name="except"
      label={t('chatWords.except')}
      hint={t('chatWords.exceptHint')}
      defaultValue={except.join('\n')}
      maxLength={1_300}
    />
  );
}
