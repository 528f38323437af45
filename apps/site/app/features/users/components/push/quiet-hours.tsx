import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { Switch } from '@xiongmao/ui/fields/switch';
import { useState } from 'react';
import { useZone } from '#app/platform/zone.tsx';
import { useSavePreferences } from '../../api/use-preferences.ts';
import type { PreferenceProps } from '../preferences/preference-props.ts';

const usual = { from: '23:00', to: '07:00' };

/** When nothing is pushed. */
export function QuietHours({ preferences: { zone, quietHours } }: PreferenceProps) {
  const { t } = useTranslation('push');
  const shown = useZone();
  const save = useSavePreferences();
  return (
    <>
      <Switch
        label={t('quiet')}
        hint={t('quietHint', { zone: zone ?? shown })}
        checked={quietHours !== null}
        onChange={(wanted) => save.mutate({ quietHours: wanted ? usual : null })}
      />
      {quietHours && (
        <div className="grid grid-cols-2 gap-4 px-4 pb-4">
          <TimeField
            label={t('from')}
            time={quietHours.from}
            other={quietHours.to}
            onChange={(from) => save.mutate({ quietHours: { ...quietHours, from } })}
          />
          <TimeField
            label={t('to')}
            time={quietHours.to}
            other={quietHours.from}
            onChange={(to) => save.mutate({ quietHours: { ...quietHours, to } })}
          />
        </div>
      )}
    </>
  );
}

interface TimeFieldProps {
  label: string;
  time: string;
  /** It may not be the same. */
  other: string;
  onChange: (time: string) => void;
}

/** Saved when it is left: while it is written it goes through times that nobody means. */
function TimeField({ label, time, other, onChange }: TimeFieldProps) {
  const { t } = useTranslation('push');
  const [written, setWritten] = useState(time);
  const isSame = written === other;
  return (
    <FormField label={label} fault={isSame ? t('sameTimes') : undefined}>
      {(control) => (
        <input
          {...control}
          type="time"
          required
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          onBlur={() => {
            if (written === '') setWritten(time);
            else if (written !== time && !isSame) onChange(written);
          }}
          className={inputLook}
        />
      )}
    </FormField>
  );
}
