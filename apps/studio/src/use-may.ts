import { useQuery } from '@tanstack/react-query';
import { isAllowed, type Permission } from '@xiongmao/api/roles';
import { visitor } from './providers/auth-provider.ts';

const asked = { queryKey: ['visitor'], queryFn: visitor, retry: false } as const;

/** Whether who is signed in has a permission; undefined until it is known. */
export function useMay(permission: Permission): boolean | undefined {
  const { data } = useQuery(asked);
  return data && data.may === 'enter' && isAllowed(permission, data.account.roles);
}
