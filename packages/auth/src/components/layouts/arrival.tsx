import { ApiError } from '@xiongmao/api/client';
import { identityErrors } from '@xiongmao/api/identity/errors';
import type { Provider } from '@xiongmao/api/identity/providers';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../../auth-context.ts';
import { signInByReturn } from '../../providers/provider-calls.ts';
import type { ProviderReturn } from '../../providers/provider-return.ts';
import { useErrorText } from '../../use-error-text.ts';
import { useSignIn } from '../sign-in-context.ts';

const begun = new WeakSet<ProviderReturn>();

/** Completes the sign-in of someone who is back from a third party (product spec §4). */
export function Arrival({ returned }: { returned: ProviderReturn }) {
  const { t } = useTranslation('identity');
  const { api } = useAuth();
  const { show, succeed } = useSignIn();
  const errorText = useErrorText();

  const complete = useEffectEvent(async () => {
    // A code is good for one try, however often this renders.
    if (begun.has(returned)) return;
    begun.add(returned);
    if ('refused' in returned) {
      return show({ is: 'signIn', fault: t('provider.refused') });
    }
    const { provider } = returned;
    try {
      const result = await signInByReturn(api, returned);
      if ('token' in result) succeed(result, 'provider');
      else show({ is: 'bindPhone', ...result });
    } catch (error) {
      const asksToBind =
        error instanceof ApiError && error.errorCode === identityErrors.bindEmail.code;
      if (asksToBind && error.text) show({ is: 'bindEmail', provider, ticket: error.text });
      else show({ is: 'signIn', fault: errorText(error) });
    }
  });
  useEffect(() => void complete(), []);

  const name: Provider | null = returned.provider;
  return (
    <p role="status" className="flex flex-col items-center gap-4 py-16 text-sm text-muted">
      <LoaderCircle aria-hidden className="size-8 text-accent motion-safe:animate-spin" />
      {name && t('provider.completing', { provider: t(`provider.${name}`) })}
    </p>
  );
}
