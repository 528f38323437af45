import { oddsForms, usualForm } from '@xiongmao/api/fields/odds-forms';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { useLocale } from '#app/platform/i18n.tsx';
import { chooseOddsForm } from '#app/shared/odds/odds-form.ts';
import { useSavePreferences } from '../../api/use-preferences.ts';
import type { PreferenceProps } from './preference-props.ts';

/** The form in which odds are shown. */
export function OddsFormChoice({ preferences }: PreferenceProps) {
  const { t } = useTranslation(['users', 'odds']);
  const save = useSavePreferences((change) => chooseOddsForm(change.oddsForm ?? null));
  const usual = t(`odds:form.${usualForm(useLocale())}`);
  return (
    <FormField label={t('odds:form.label')} hint={t('users:preferences.oddsFormHint')}>
      {(control) => (
        <select
          {...control}
          disabled={save.isPending}
          value={preferences.oddsForm ?? ''}
          onChange={({ target: { value } }) =>
            save.mutate({ oddsForm: oddsForms.find((form) => form === value) ?? null })
          }
          className={inputLook}
        >
          <option value="">{t('users:preferences.asLanguage', { form: usual })}</option>
          {oddsForms.map((form) => (
            <option key={form} value={form}>
              {t(`odds:form.${form}`)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
