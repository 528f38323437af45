import type { NoticeKind } from '@xiongmao/api/users/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Switch } from '@xiongmao/ui/fields/switch';
import { Panel } from '@xiongmao/ui/panel';
import { useSavePreferences } from '../../api/use-preferences.ts';
import type { PreferenceProps } from './preference-props.ts';

const switchable = ['account', 'follow', 'match', 'talk', 'system'] as const satisfies NoticeKind[];

/** Which kinds of notices come. Those about the account's safety always do. */
export function NoticeSwitches(props: PreferenceProps) {
  const { t } = useTranslation('users');
  return (
    <Panel title={t('preferences.notices')}>
      <div className="divide-y divide-line">
        <Switch
          label={t('noticeKind.security')}
          hint={t('noticeKindHint.security')}
          checked
          disabled
        />
        {switchable.map((kind) => (
          <NoticeSwitch key={kind} kind={kind} {...props} />
        ))}
      </div>
    </Panel>
  );
}

interface NoticeSwitchProps extends PreferenceProps {
  kind: (typeof switchable)[number];
}

function NoticeSwitch({ kind, preferences }: NoticeSwitchProps) {
  const { t } = useTranslation('users');
  const save = useSavePreferences();
  return (
    <Switch
      label={t(`noticeKind.${kind}`)}
      hint={t(`noticeKindHint.${kind}`)}
      checked={preferences.notices[kind]}
      onChange={(checked) => save.mutate({ notices: { [kind]: checked } })}
    />
  );
}
