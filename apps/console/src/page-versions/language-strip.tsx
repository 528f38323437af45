import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { type WrittenIn, writtenIn } from '../form/texts.tsx';

interface LanguageStripProps {
  value: WrittenIn;
  onChange: (locale: WrittenIn) => void;
}

/** Which language of a text is in sight. */
export function LanguageStrip({ value, onChange }: LanguageStripProps) {
  const { t } = useTranslation('editors');
  return (
    <Segmented
      label={t('pageVersions.language')}
      name="language"
      options={writtenIn.map((locale) => ({
        value: locale,
        label: t(`proclamations.texts.${locale}`),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
