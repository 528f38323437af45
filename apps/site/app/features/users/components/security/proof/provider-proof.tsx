import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { providerUrl } from '@xiongmao/auth/providers/provider-calls';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';

/**
 * For accounts that neither a password nor an address proves yet: a sign-in at a third party that is linked,
 * once more. One comes back to the page that is open now.
 */
export function ProviderProof({ account }: { account: OwnUser }) {
  const { t } = useTranslation(['users', 'identity']);
  const api = useApi();
  const errorText = useErrorText();
  const [fault, setFault] = useState('');
  const linked = [...new Set(account.providers.map(({ provider }) => provider))];

  async function leave(provider: (typeof linked)[number]): Promise<void> {
    setFault('');
    try {
      const url = await providerUrl(api, provider, location.pathname + location.search, {
        prove: '1',
      });
      if (/^https?:/.test(url)) location.assign(url);
    } catch (error) {
      setFault(errorText(error));
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('users:security.proof.providerWhy')}</p>
      {linked.map((provider) => (
        <Button key={provider} onClick={() => void leave(provider)}>
          {t('users:security.proof.provider', { provider: t(`identity:provider.${provider}`) })}
        </Button>
      ))}
      <p role="alert" className="text-sm text-loss empty:hidden">
        {fault}
      </p>
    </div>
  );
}
