import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Switch } from '@xiongmao/ui/fields/switch';
import { Panel } from '@xiongmao/ui/panel';
import { useAttempt } from '#app/shared/form/use-attempt.ts';
import type { PreferenceProps } from './preference-props.ts';

/** Whether others see whom one follows. */
export function ShowFollows({ preferences, save }: PreferenceProps) {
  const { t } = useTranslation('users');
  const [attempt] = useAttempt();
  return (
    <Panel title={t('preferences.privacy')}>
      <Switch
        label={t('preferences.showFollows')}
        hint={t('preferences.showFollowsHint')}
        checked={preferences.showFollows}
        onChange={(showFollows) => void attempt(() => save({ showFollows }))}
      />
    </Panel>
  );
}
