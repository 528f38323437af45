import { useQuery } from '@tanstack/react-query';
import { isAllowed, type Permission } from '@xiongmao/api/roles';
import type { Visitor } from '@xiongmao/auth/office/check-office';
import { visitor } from './providers/auth-provider.ts';

const asked = { queryKey: ['visitor'], queryFn: visitor, retry: false } as const;

/** Who is at the door; fails while the server can't be asked. */
export const useVisitor = () => useQuery(asked);

/** Whether somebody who was found at the door has a permission. */
export const may = (found: Visitor, permission: Permission): boolean =>
  found.may === 'enter' && isAllowed(permission, found.account.roles);

/** Whether who is signed in has a permission; undefined until it is known. */
export function useMay(permission: Permission): boolean | undefined {
  const { data } = useVisitor();
  return data && may(data, permission);
}
