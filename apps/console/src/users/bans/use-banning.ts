import { useCreate, useInvalidate, useUpdate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../../contract.ts';
import type { Failure } from '../../providers/failure.ts';

type Ban = Row<'bans'>;
type BanInput = Pick<Ban, 'userId' | 'reason' | 'until'>;

/** Bans an account and lifts bans; what is shown of the account follows. */
export function useBanning(user: Row<'users'>) {
  const { t } = useTranslation('console');
  const invalidate = useInvalidate();
  const creation = useCreate<Ban, Failure, BanInput>({ errorNotification: false });
  const lifting = useUpdate<Ban, Failure, { lifted: true; version: string }>();

  const follow = () =>
    Promise.all(
      [
        { resource: 'users', id: user.id, invalidates: ['detail', 'list'] as const },
        { resource: 'bans', invalidates: ['list'] as const },
        { resource: 'sessions', invalidates: ['list'] as const },
        { resource: 'audit-entries', invalidates: ['list'] as const },
      ].map(({ invalidates, ...rest }) => invalidate({ ...rest, invalidates: [...invalidates] })),
    );

  return {
    isPending: creation.mutation.isPending || lifting.mutation.isPending,
    /** Rejects with a `Failure`. */
    async ban(values: Omit<BanInput, 'userId'>): Promise<void> {
      await creation.mutateAsync({
        resource: 'bans',
        values: { userId: user.id, ...values },
        successNotification: { type: 'success', message: t('bans.done') },
      });
      await follow();
    },
    lift({ id, version }: Ban): void {
      lifting.mutate(
        {
          resource: 'bans',
          id,
          values: { lifted: true, version },
          successNotification: { type: 'success', message: t('bans.liftDone') },
        },
        { onSettled: () => void follow() },
      );
    },
  };
}
