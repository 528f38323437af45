import { keep } from '@xiongmao/auth/office/back-office';
import { colourBars } from '@xiongmao/auth/office/brand';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { useState } from 'react';
import { useConfig } from '../config.ts';
import { applyTheme, chosenTheme, type Theme, themes } from '../theme.ts';

export function ThemeChoice() {
  const { t } = useTranslation('console');
  const { brand } = useConfig();
  const [theme, setTheme] = useState(() => chosenTheme(document.cookie));

  function choose(next: Theme) {
    keep('theme', next);
    applyTheme(next);
    colourBars(brand, next);
    setTheme(next);
  }

  return (
    <Segmented
      label={t('theme.label')}
      name="theme"
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onChange={choose}
    />
  );
}
