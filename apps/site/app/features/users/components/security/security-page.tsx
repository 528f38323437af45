import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { phoneText } from '../phone-text.ts';
import { SettingRow } from '../setting-row.tsx';
import { BindAddress } from './bind-address.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { NewAddress } from './new-address.tsx';
import { ProofGate } from './proof/proof-gate.tsx';
import { Safety } from './safety.tsx';
import { Sessions } from './sessions.tsx';

type Changing = 'password' | 'phone' | 'email';

/** The security centre: how one signs in, from where one has, and the way out for good (product spec §2). */
export function SecurityPage({ account }: { account: OwnUser }) {
  const { t } = useTranslation(['users', 'identity']);
  const [changing, setChanging] = useState<Changing | null>(null);
  const close = () => setChanging(null);
  const rows = [
    { name: 'phone', label: t('identity:field.mobile'), value: phoneText(account) },
    { name: 'email', label: t('identity:field.email'), value: account.email },
  ] as const;
  return (
    <ProofGate account={account}>
      <div className="flex flex-col gap-2 md:gap-3">
        <Safety account={account} />
        <Panel title={t('users:security.ways')} hint={t('users:security.waysHint')}>
          <dl>
            <SettingRow
              label={t('identity:field.password')}
              value={<State set={account.hasPassword} name="password" />}
            >
              <Button onClick={() => setChanging('password')}>
                {t(account.hasPassword ? 'users:security.change' : 'users:security.set')}
              </Button>
            </SettingRow>
            {rows.map(({ name, label, value }) => (
              <SettingRow
                key={name}
                label={label}
                value={
                  value ? (
                    <>
                      <span dir="ltr" className="tabular">
                        {value}
                      </span>
                      {account.newAddresses
                        .filter(({ kind }) => kind === name)
                        .map((added) => (
                          <NewAddress key={added.kind} added={added} />
                        ))}
                    </>
                  ) : (
                    <State set={false} name="address" />
                  )
                }
              >
                <Button
                  aria-label={`${t(value ? 'users:security.change' : 'users:security.bind')} – ${label}`}
                  onClick={() => setChanging(name)}
                >
                  {t(value ? 'users:security.change' : 'users:security.bind')}
                </Button>
              </SettingRow>
            ))}
          </dl>
        </Panel>
        <LinkedAccounts />
        <Sessions />
        <DeleteAccount account={account} />
        <ChangePassword account={account} open={changing === 'password'} onClose={close} />
        <BindAddress kind="phone" account={account} open={changing === 'phone'} onClose={close} />
        <BindAddress kind="email" account={account} open={changing === 'email'} onClose={close} />
      </div>
    </ProofGate>
  );
}

function State({ set, name }: { set: boolean; name: 'password' | 'address' }) {
  const { t } = useTranslation('users');
  if (name === 'address') return <span className="text-muted">{t('security.notBound')}</span>;
  return set ? (
    t('security.passwordSet')
  ) : (
    <span className="text-muted">{t('security.passwordNotSet')}</span>
  );
}
