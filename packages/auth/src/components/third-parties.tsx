import { useQuery } from '@tanstack/react-query';
import type { Provider } from '@xiongmao/api/identity/shapes';
import { callQuery } from '@xiongmao/api/react';
import { Skeleton } from '@xiongmao/ui/skeleton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../auth-context.ts';
import { providerUrl } from '../provider-calls.ts';
import { withoutReturn } from '../provider-return.ts';
import { useErrorText } from './form.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { useSignIn } from './sign-in-context.ts';

/** What this brand offers beside codes and passwords; undefined until it is known. */
function useMethods() {
  const { api } = useAuth();
  return useQuery({ ...callQuery(api, 'GET /login/methods', {}), staleTime: Infinity });
}

interface ThirdPartiesProps {
  /** Of what the server offers, those that have their place here. */
  only: (provider: Provider) => boolean;
  /** A line of its own for each, or all in a row. */
  rows?: boolean;
}

/** The ways to sign in elsewhere. */
export function ThirdParties({ only, rows = false }: ThirdPartiesProps) {
  const { t } = useTranslation('identity');
  const { data } = useMethods();
  const { agreed } = useSignIn();
  const errorId = useId();
  const errorText = useErrorText();
  const { api } = useAuth();
  const [fault, setFault] = useState('');
  const { isPending } = useMethods();
  const providers = data?.providers.filter(only) ?? [];

  async function leave(provider: Provider): Promise<void> {
    if (!agreed) return setFault(t('fault.agreement'));
    setFault('');
    try {
      const { pathname, search } = location;
      const url = await providerUrl(api, provider, pathname + withoutReturn(search));
      if (/^https?:/.test(url)) location.assign(url);
    } catch (error) {
      setFault(errorText(error));
    }
  }

  if (isPending) return <Skeleton className="h-11 w-full" />;
  if (providers.length === 0) return null;
  return (
    <div>
      {!rows && (
        <p className="flex items-center gap-3 py-2 text-xs text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {t('provider.or')}
        </p>
      )}
      <ul className={rows ? 'flex flex-col gap-2' : 'flex flex-wrap justify-center gap-4'}>
        {providers.map((provider) => (
          <li key={provider}>
            <button
              type="button"
              aria-describedby={fault ? errorId : undefined}
              onClick={() => leave(provider)}
              className={
                rows
                  ? 'flex min-h-11 w-full items-center gap-3 rounded-sm bg-raised px-3 text-sm'
                  : 'flex min-h-11 min-w-11 flex-col items-center gap-1 text-xs text-muted hover:text-ink'
              }
            >
              <ProviderMark provider={provider} />
              <span className={rows ? 'grow text-center' : ''}>
                {rows
                  ? t('provider.use', { provider: t(`provider.${provider}`) })
                  : t(`provider.${provider}`)}
              </span>
              {rows && <span className="size-8" />}
            </button>
          </li>
        ))}
      </ul>
      <p id={errorId} role="alert" className="pt-2 text-center text-sm text-loss empty:hidden">
        {fault}
      </p>
    </div>
  );
}
