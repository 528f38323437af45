import { useCreate, useDelete, useInvalidate } from '@refinedev/core';
import type { GivenRole } from '@xiongmao/api/roles';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';

type RoleRow = Row<'roles'>;
const follows = [
  'users',
  'expert-applications',
  'experts',
  'plans',
  'anchor-applications',
  'anchors',
  'broadcasts',
  'audit-entries',
] as const;

/** Gives an account roles and takes them, one by one; what is shown of it follows, also what is refused. */
export function useRoles(userId: number) {
  const { t } = useTranslation('console');
  const invalidate = useInvalidate();
  const giving = useCreate<RoleRow, Failure, Pick<RoleRow, 'userId' | 'role'>>();
  const taking = useDelete<RoleRow, Failure>();
  const onSettled = () =>
    void Promise.all(
      follows.map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })),
    );
  return {
    isPending: giving.mutation.isPending || taking.mutation.isPending,
    give(role: GivenRole, done = t('roles.given')): void {
      giving.mutate(
        {
          resource: 'roles',
          values: { userId, role },
          successNotification: { type: 'success', message: done },
        },
        { onSettled },
      );
    },
    take(role: GivenRole): void {
      taking.mutate(
        {
          resource: 'roles',
          id: `${userId}-${role}`,
          successNotification: { type: 'success', message: t('roles.taken') },
        },
        { onSettled },
      );
    },
  };
}
