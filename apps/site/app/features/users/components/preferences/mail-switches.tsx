import { useAccount } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Switch } from '@xiongmao/ui/fields/switch';
import { Panel } from '@xiongmao/ui/panel';
import { useSavePreferences } from '../../api/use-preferences.ts';
import type { PreferenceProps } from './preference-props.ts';

/** What is mailed beside the notices on the site. What one signs in by and an account's safety always is. */
export function MailSwitches({ preferences }: PreferenceProps) {
  const { t } = useTranslation('users');
  const save = useSavePreferences();
  const email = useAccount()?.email;
  return (
    <Panel title={t('preferences.mails')}>
      <div className="divide-y divide-line">
        <Switch
          label={t('preferences.neededMails')}
          hint={t('preferences.neededMailsHint')}
          checked
          disabled
        />
        <Switch
          label={t('mailKind.orders')}
          hint={
            email ? t('preferences.orderMailsHint', { email }) : t('preferences.orderMailsNowhere')
          }
          checked={preferences.mails.orders}
          onChange={(orders) => save.mutate({ mails: { orders } })}
        />
      </div>
    </Panel>
  );
}
