import type { Provider } from '@xiongmao/api/identity/providers';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useId, useState } from 'react';
import { useAuth } from '../../auth-context.ts';
import { useProvider } from '../../providers/use-provider.ts';
import { useSignIn } from '../sign-in-context.ts';
import { useMethods } from '../use-methods.ts';
import { ProviderMark } from './provider-mark.tsx';

/** The ways to sign in elsewhere: marks in a row, or a line for each. */
export function ThirdParties({ as }: { as: 'row' | 'lines' }) {
  const { t } = useTranslation('identity');
  const { providers } = useMethods();
  const { fault, leave } = useLeave();
  const errorId = useId();
  if (!providers) return <Skeleton className="h-12 w-full" />;
  if (providers.length === 0) return null;

  const Entry = as === 'row' ? Mark : Line;
  return (
    <div>
      {as === 'row' && (
        <p className="flex items-center gap-3 pt-4 pb-3 text-xs text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {t('provider.or')}
        </p>
      )}
      <ul className={as === 'row' ? 'flex flex-wrap justify-center gap-5' : 'flex flex-col gap-2'}>
        {providers.map((provider) => (
          <li key={provider}>
            <Entry
              provider={provider}
              onClick={() => leave(provider)}
              faultId={fault ? errorId : undefined}
            />
          </li>
        ))}
      </ul>
      <p id={errorId} role="alert" className="pt-2 text-center text-sm text-loss empty:hidden">
        {fault}
      </p>
    </div>
  );
}

/** Only who agreed to the terms goes there. */
function useLeave() {
  const { t } = useTranslation('identity');
  const { agreed } = useSignIn();
  const { leave, fault } = useProvider(useAuth().api);
  const [refused, setRefused] = useState(false);
  const needsAgreement = refused && !agreed;
  return {
    fault: needsAgreement ? t('fault.agreement') : fault,
    leave(provider: Provider): void {
      setRefused(!agreed);
      if (agreed) leave(provider);
    },
  };
}

interface EntryProps {
  provider: Provider;
  onClick: () => void;
  faultId: string | undefined;
}

function Mark({ provider, onClick, faultId }: EntryProps) {
  const { t } = useTranslation('identity');
  return (
    <button
      type="button"
      aria-describedby={faultId}
      onClick={onClick}
      className="flex min-w-11 flex-col items-center gap-1 rounded-sm text-xs text-muted hover:text-ink"
    >
      <ProviderMark provider={provider} />
      {t(`provider.${provider}`)}
    </button>
  );
}

function Line({ provider, onClick, faultId }: EntryProps) {
  const { t } = useTranslation('identity');
  return (
    <button
      type="button"
      aria-describedby={faultId}
      onClick={onClick}
      className="flex min-h-12 w-full items-center gap-3 rounded-sm border border-line px-3 text-sm hover:bg-raised"
    >
      <ProviderMark provider={provider} />
      <span className="grow pe-11 text-center">
        {t('provider.use', { provider: t(`provider.${provider}`) })}
      </span>
    </button>
  );
}
