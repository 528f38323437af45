import { useQuery } from '@tanstack/react-query';
import type { Provider } from '@xiongmao/api/identity/providers';
import { useAuth } from '../auth-context.ts';
import { methodsQuery } from '../sign-in-methods.ts';

interface Methods {
  /** Undefined until the server has told. */
  providers: readonly Provider[] | undefined;
  /** Accounts to try the product out with exist. */
  demo: boolean;
}

/** What this brand offers beside codes and passwords. Where the server can't tell, nothing. */
export function useMethods(): Methods {
  const { api } = useAuth();
  const { data, isError } = useQuery(methodsQuery(api));
  return { providers: isError ? [] : data?.providers, demo: data?.demo ?? false };
}
