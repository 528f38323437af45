import { useQuery } from '@tanstack/react-query';
import type { Provider } from '@xiongmao/api/identity/shapes';
import { callQuery } from '@xiongmao/api/react';
import { useAuth } from '../auth-context.ts';
import { useSignIn } from './sign-in-context.ts';

interface Methods {
  /** Undefined until the server has told. */
  providers: readonly Provider[] | undefined;
  /** Accounts to try the product out with exist. */
  demo: boolean;
}

/** What this brand offers beside codes and passwords. Where the server can't tell, nothing. */
export function useMethods(): Methods {
  const { api } = useAuth();
  const { config } = useSignIn();
  const query = callQuery(api, 'GET /login/methods', {});
  const { data, isError } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  const offered = data?.providers.filter((provider) => provider !== 'x' || config.xSignIn);
  return { providers: isError ? [] : offered, demo: data?.demo ?? false };
}
