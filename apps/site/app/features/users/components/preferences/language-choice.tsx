import { isLocale, localeFacts, locales, withLocale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { useLocation } from 'react-router';
import { useLocale } from '#app/platform/i18n.tsx';
import { writeCookie } from '#app/platform/viewer.ts';
import { useAttempt } from '#app/shared/form/use-attempt.ts';
import type { PreferenceProps } from './preference-props.ts';

/** The language of pages and messages. Another one is another document, which is fetched. */
export function LanguageChoice({ preferences, save }: PreferenceProps) {
  const { t } = useTranslation(['users', 'common']);
  const current = useLocale();
  const { pathname } = useLocation();
  const [attempt, busy] = useAttempt();

  async function choose(value: string): Promise<void> {
    const locale = isLocale(value) ? value : null;
    if (!(await attempt(() => save({ locale })))) return;
    writeCookie('locale', locale ?? '');
    if (locale !== current) location.assign(withLocale(pathname, locale));
  }

  return (
    <FormField label={t('common:language.label')} hint={t('users:preferences.languageHint')}>
      {(control) => (
        <select
          {...control}
          disabled={busy}
          value={preferences.locale ?? ''}
          onChange={(event) => void choose(event.target.value)}
          className={inputLook}
        >
          <option value="">{t('users:preferences.asBrowser')}</option>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={localeFacts[locale].tag}>
              {localeFacts[locale].endonym}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
