import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '@xiongmao/auth/auth-context';
import { methodsQuery } from '@xiongmao/auth/sign-in-methods';
import { useI18n } from '@xiongmao/i18n/use-translation';

/** ms for which the dialog waits to know what it offers. */
const methodsTimeout = 1_000;

/** Fetches the login dialog's code, its texts and what it offers, side by side. */
export function useLoadSignIn() {
  const i18n = useI18n();
  const queries = useQueryClient();
  const { api } = useAuth();
  return async () => {
    const [{ SignInHost }] = await Promise.all([
      import('./components/sign-in-host.tsx'),
      i18n.load('identity'),
      Promise.race([
        queries.prefetchQuery(methodsQuery(api)),
        new Promise((resolve) => setTimeout(resolve, methodsTimeout)),
      ]),
    ]);
    return SignInHost;
  };
}

export type SignInHost = Awaited<ReturnType<ReturnType<typeof useLoadSignIn>>>;
