import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { useEffect, useState } from 'react';
import { chooseZone } from '#app/platform/zone.tsx';
import { useAttempt } from '#app/shared/form/use-attempt.ts';
import type { PreferenceProps } from './preference-props.ts';
import { offsetText, type Zone, zonesByRegion } from './zones.ts';

/** The zone in which days begin and matches start. */
export function ZoneChoice({ preferences, save }: PreferenceProps) {
  const { t } = useTranslation('users');
  const [attempt, busy] = useAttempt();
  const [regions, setRegions] = useState<Map<string, Zone[]>>();
  const { zone } = preferences;

  // Which zones there are, the browser says: a page need not carry four hundred of them.
  useEffect(() => {
    setRegions(zonesByRegion(Intl.supportedValuesOf('timeZone'), new Date()));
  }, []);

  async function choose(value: string): Promise<void> {
    const next = value || null;
    if (await attempt(() => save({ zone: next }))) chooseZone(next);
  }

  return (
    <FormField label={t('preferences.zone')} hint={t('preferences.zoneHint')}>
      {(control) => (
        <select
          {...control}
          disabled={busy}
          value={zone ?? ''}
          onChange={(event) => void choose(event.target.value)}
          className={inputLook}
        >
          <option value="">{t('preferences.asBrowser')}</option>
          {zone && !regions && <option value={zone}>{zone}</option>}
          {[...(regions ?? [])].map(([region, zones]) => (
            <optgroup key={region} label={region}>
              {zones.map(({ name, city, offset }) => (
                <option key={name} value={name}>
                  {city} ({offsetText(offset)})
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </FormField>
  );
}
