import type { Client } from '@xiongmao/api/client';
import type { Provider } from '@xiongmao/api/identity/providers';
import { useErrorText } from '../use-error-text.ts';
import { useWrite } from '../use-write.ts';
import { providerUrl } from './provider-calls.ts';
import { withoutReturn } from './provider-return.ts';

/** Goes to a third party, who sends one back to the page that is open now. */
export function useProvider(api: Client, more?: Parameters<typeof providerUrl>[3]) {
  const errorText = useErrorText();
  const { mutate: leave, error } = useWrite({
    mutationFn: (provider: Provider) =>
      providerUrl(api, provider, location.pathname + withoutReturn(location.search), more),
    onSuccess(url) {
      if (/^https?:/.test(url)) location.assign(url);
    },
  });
  return { leave, fault: error ? errorText(error) : '' };
}
