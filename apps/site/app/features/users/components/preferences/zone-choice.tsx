import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { useEffect, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { chooseZone } from '#app/platform/zone.tsx';
import { useSavePreferences } from '../../api/use-preferences.ts';
import type { PreferenceProps } from './preference-props.ts';
import { offsetText, type Zone, zonesByOffset } from './zones.ts';

/** The zone in which days begin and matches start. */
export function ZoneChoice({ preferences }: PreferenceProps) {
  const { t } = useTranslation('users');
  const save = useSavePreferences((change) => chooseZone(change.zone ?? null));
  const [zones, setZones] = useState<Map<number, Zone[]>>();
  const { zone } = preferences;
  const locale = useLocale();

  // Which zones there are, the browser says: a page need not carry four hundred of them.
  useEffect(() => {
    setZones(zonesByOffset(Intl.supportedValuesOf('timeZone'), new Date(), locale));
  }, [locale]);

  return (
    <FormField label={t('preferences.zone')} hint={t('preferences.zoneHint')}>
      {(control) => (
        <select
          {...control}
          disabled={save.isPending}
          value={zone ?? ''}
          onChange={(event) => save.mutate({ zone: event.target.value || null })}
          className={inputLook}
        >
          <option value="">{t('preferences.asBrowser')}</option>
          {zone && !zones && <option value={zone}>{zone}</option>}
          {[...(zones ?? [])].map(([offset, alike]) => (
            <optgroup key={offset} label={offsetText(offset)}>
              {alike.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </FormField>
  );
}
