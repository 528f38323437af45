import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { SettingRow } from '../setting-row.tsx';

/** The third parties that one can sign in with, because one has. */
export function LinkedAccounts({ account }: { account: OwnUser }) {
  const { t } = useTranslation(['users', 'identity']);
  return (
    <Panel title={t('users:security.linked')} hint={t('users:security.linkedHint')}>
      {account.providers.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">{t('users:security.noneLinked')}</p>
      ) : (
        <dl>
          {account.providers.map(({ provider, name }) => (
            <SettingRow
              key={`${provider} ${name}`}
              label={t(`identity:provider.${provider}`)}
              value={<span dir="auto">{name}</span>}
            />
          ))}
        </dl>
      )}
    </Panel>
  );
}
