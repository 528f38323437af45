import { useGetIdentity } from '@refinedev/core';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { isAllowed, type Permission } from '@xiongmao/api/roles';

/** The account that is signed in; undefined until it is known. */
export function useAccount(): OwnUser | undefined {
  return useGetIdentity<OwnUser>().data;
}

/** Whether it has a permission of its own, beside what Refine asks about resources. */
export function usePermission(permission: Permission): boolean {
  return isAllowed(permission, useAccount()?.roles ?? null);
}
