import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { useProvider } from '@xiongmao/auth/providers/use-provider';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useApi } from '#app/platform/app-context.ts';

/**
 * For accounts that neither a password nor an address proves yet: a sign-in at a third party that is linked,
 * once more. One comes back to the page that is open now.
 */
export function ProviderProof({ account }: { account: OwnUser }) {
  const { t } = useTranslation(['users', 'identity']);
  const { leave, fault } = useProvider(useApi(), { prove: '1' });
  const linked = [...new Set(account.providers.map(({ provider }) => provider))];

  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('users:security.proof.providerWhy')}</p>
      {linked.map((provider) => (
        <Button key={provider} onClick={() => leave(provider)}>
          {t('users:security.proof.provider', { provider: t(`identity:provider.${provider}`) })}
        </Button>
      ))}
      <p role="alert" className="text-sm text-loss empty:hidden">
        {fault}
      </p>
    </div>
  );
}
