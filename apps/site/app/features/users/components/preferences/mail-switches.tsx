import { useAccount } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Switch } from '@xiongmao/ui/fields/switch';
import { Panel } from '@xiongmao/ui/panel';
import { useSavePreferences } from '../../api/use-preferences.ts';
import type { PreferenceProps } from './preference-props.ts';

/** What is mailed beside the notices on the site. */
export function MailSwitches({ preferences }: PreferenceProps) {
  const { t } = useTranslation('users');
  const save = useSavePreferences();
  const email = useAccount()?.email;
  return (
    <Panel title={t('preferences.mails')}>
      <Switch
        label={t('preferences.orderMails')}
        hint={
          email ? t('preferences.orderMailsHint', { email }) : t('preferences.orderMailsNowhere')
        }
        checked={preferences.mails.orders}
        onChange={(orders) => save.mutate({ mails: { orders } })}
      />
    </Panel>
  );
}
