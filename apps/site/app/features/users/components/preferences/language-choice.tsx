import { isLocale, localeFacts, locales, withLocale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { useLocation } from 'react-router';
import { useLocale } from '#app/platform/i18n.tsx';
import { writeCookie } from '#app/platform/viewer.ts';
import { useSavePreferences } from '../../api/use-preferences.ts';
import type { PreferenceProps } from './preference-props.ts';

/** The language of pages and messages. Another one is another document, which is fetched. */
export function LanguageChoice({ preferences }: PreferenceProps) {
  const { t } = useTranslation(['users', 'common']);
  const current = useLocale();
  const { pathname } = useLocation();
  const save = useSavePreferences((change) => {
    const locale = isLocale(change.locale) ? change.locale : null;
    writeCookie('locale', locale ?? '');
    if (locale !== current) location.assign(withLocale(pathname, locale));
  });

  return (
    <FormField label={t('common:language.label')} hint={t('users:preferences.languageHint')}>
      {(control) => (
        <select
          {...control}
          disabled={save.isPending}
          value={preferences.locale ?? ''}
          onChange={({ target: { value } }) =>
            save.mutate({ locale: isLocale(value) ? value : null })
          }
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
