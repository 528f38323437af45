import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Switch } from '@xiongmao/ui/fields/switch';
import { Panel } from '@xiongmao/ui/panel';
import { useSavePreferences } from '../../api/use-preferences.ts';
import type { PreferenceProps } from './preference-props.ts';

/** Whether others see whom one follows. */
export function ShowFollows({ preferences }: PreferenceProps) {
  const { t } = useTranslation('users');
  const save = useSavePreferences();
  return (
    <Panel title={t('preferences.privacy')}>
      <Switch
        label={t('preferences.showFollows')}
        hint={t('preferences.showFollowsHint')}
        checked={preferences.showFollows}
        onChange={(showFollows) => save.mutate({ showFollows })}
      />
    </Panel>
  );
}
