import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { isAllowed, type Permission } from '@xiongmao/api/roles';

/** Whether an account has a permission of `roles.ts`; a guest and an unknown one have the public ones. */
export function can(account: OwnUser | null | undefined, permission: Permission): boolean {
  return isAllowed(permission, account?.roles ?? null);
}
