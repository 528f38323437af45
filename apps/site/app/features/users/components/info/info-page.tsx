import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { Button } from '@xiongmao/ui/button';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { accountPath, picturePath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { phoneText } from '../phone-text.ts';
import { SettingRow } from '../setting-row.tsx';
import { EditProfile } from './edit-profile.tsx';
import { RemovePicture } from './remove-picture.tsx';

const link = 'inline-flex min-h-11 shrink-0 items-center px-2 text-sm text-accent md:min-h-9';

/** Basic info: what others see of one, and how one can be reached (product spec §2). */
export function InfoPage({ account }: { account: OwnUser }) {
  const { t } = useTranslation(['users', 'identity']);
  const locale = useLocale();
  const zone = useZone();
  const [editing, setEditing] = useState(false);
  const phone = phoneText(account);
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      <Panel
        title={t('users:info.profile')}
        hint={t('users:info.profileHint')}
        aside={<Button onClick={() => setEditing(true)}>{t('users:info.edit')}</Button>}
      >
        <dl>
          <SettingRow
            label={t('users:info.picture')}
            value={<Avatar name={account.username} src={account.avatar} size="md" />}
          >
            {account.avatar && <RemovePicture />}
            <Link to={picturePath} className={link}>
              {t('users:info.changePicture')}
            </Link>
          </SettingRow>
          <SettingRow
            label={t('identity:field.username')}
            value={<span dir="auto">{account.username}</span>}
          />
          <SettingRow
            label={t('users:info.signature')}
            value={
              account.signature ? (
                <span dir="auto">{account.signature}</span>
              ) : (
                <span className="text-muted">{t('users:info.noSignature')}</span>
              )
            }
          />
        </dl>
      </Panel>
      <Panel title={t('users:info.account')} hint={t('users:info.accountHint')}>
        <dl>
          <SettingRow
            label={t('users:info.uid')}
            value={<span className="tabular">{account.uid}</span>}
          />
          <Reach label={t('identity:field.email')} value={account.email} />
          <Reach label={t('identity:field.mobile')} value={phone} />
          <SettingRow
            label={t('users:info.level')}
            value={
              <>
                {t('users:level', { level: account.level })}
                <span className="block text-xs text-muted">{t('users:info.levelHint')}</span>
              </>
            }
          />
          <SettingRow
            label={t('users:info.since')}
            value={formatDate(account.since, { locale, zone })}
          />
        </dl>
      </Panel>
      <EditProfile open={editing} onClose={() => setEditing(false)} account={account} />
    </div>
  );
}

/** An address of the account; it is bound and changed in the security centre. */
function Reach({ label, value }: { label: string; value: string | null }) {
  const { t } = useTranslation('users');
  const action = t(value ? 'security.change' : 'security.bind');
  return (
    <SettingRow
      label={label}
      value={
        value ? (
          <span dir="ltr" className="tabular">
            {value}
          </span>
        ) : (
          <span className="text-muted">{t('security.notBound')}</span>
        )
      }
    >
      <Link to={accountPath('setting')} aria-label={`${action} – ${label}`} className={link}>
        {action}
      </Link>
    </SettingRow>
  );
}
