import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { chooseTheme, useTheme } from '../theme.ts';
import { themes } from '../viewer.ts';

export function ThemeChoice() {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('theme.label')}
      name="theme"
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={useTheme()}
      onChange={chooseTheme}
    />
  );
}
