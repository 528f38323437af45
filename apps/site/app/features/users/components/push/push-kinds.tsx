import { noticeKinds } from '@xiongmao/api/users/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Switch } from '@xiongmao/ui/fields/switch';
import { Panel } from '@xiongmao/ui/panel';
import { useSavePreferences } from '../../api/use-preferences.ts';
import type { PreferenceProps } from '../preferences/preference-props.ts';
import { QuietHours } from './quiet-hours.tsx';

/** Which kinds of notices are pushed, of those that come at all, and when none is. */
export function PushKinds({ preferences }: PreferenceProps) {
  const { notices, pushes } = preferences;
  const { t } = useTranslation(['push', 'users']);
  const save = useSavePreferences();
  return (
    <Panel title={t('kinds')} hint={t('kindsHint')}>
      <div className="divide-y divide-line">
        {noticeKinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`users:noticeKind.${kind}`)}
            checked={pushes[kind]}
            disabled={kind !== 'security' && !notices[kind]}
            onChange={(wanted) => save.mutate({ pushes: { [kind]: wanted } })}
          />
        ))}
        <QuietHours preferences={preferences} />
      </div>
    </Panel>
  );
}
