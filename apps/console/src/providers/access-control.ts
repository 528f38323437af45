import type { AccessControlProvider } from '@refinedev/core';
import { isAllowed, type Permission, type Role } from '@xiongmao/api/roles';
import { type ActionName, actionNames, permissionsOf, type ResourceName } from '../contract.ts';

/** Whether someone with these roles may do that; what the contract does not name, nobody may. */
export function mayDo(roles: readonly Role[], resource: string, action: string): boolean {
  const rules: Record<string, Permission> | undefined = permissionsOf[resource as ResourceName];
  const needed = rules?.[actionNames[action as ActionName]];
  return needed !== undefined && isAllowed(needed, roles);
}

/** Shows and hides what Refine asks about, as the server would answer. */
export function createAccessControl(roles: () => Promise<readonly Role[]>): AccessControlProvider {
  return {
    can: async ({ resource = '', action }) => ({ can: mayDo(await roles(), resource, action) }),
    options: { queryOptions: { staleTime: Number.POSITIVE_INFINITY } },
  };
}
