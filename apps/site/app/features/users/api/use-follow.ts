import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useRequireSignIn, useUid } from '@xiongmao/auth/account';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import type { FollowTarget } from '#app/shared/slots.tsx';
import { followListsKey, isFollowingQuery } from './user-queries.ts';

/** Whether a read is of a person, whose followers it may count. */
const isOf = (uid: number) => (query: Query) => {
  const [, input] = query.queryKey as [string, { query?: { userId?: number } } | undefined];
  return input?.query?.userId === uid;
};

/**
 * Whether one follows somebody or something, and how to change that: shown at once, taken back when the
 * server refuses. A guest is asked to sign in, and then follows. `known`: the page knows already.
 */
export function useFollow(target: FollowTarget, known?: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const uid = useUid();
  const requireSignIn = useRequireSignIn();
  const query = isFollowingQuery(api, target);
  const { data } = useQuery({
    ...query,
    enabled: uid !== null,
    ...(known !== undefined && { initialData: { following: known } }),
  });
  const following = uid !== null && data?.following === true;

  const { mutate: set, isPending: busy } = useAction({
    mutationFn(follow: boolean) {
      const asked = { ...target, follow: follow ? '1' : '0' } as const;
      const once = { idempotencyKey: idempotencyKey() };
      return api('GET /user/followUser', { query: asked }, once);
    },
    async onMutate(follow) {
      await queries.cancelQueries(query);
      queries.setQueryData(query.queryKey, { following: follow });
    },
    onSuccess: (answer) => queries.setQueryData(query.queryKey, answer),
    onError: (_error, follow) => queries.setQueryData(query.queryKey, { following: !follow }),
    onSettled() {
      // Lists in sight stay as they are, so that one can change one's mind.
      void queries.invalidateQueries({ queryKey: followListsKey, refetchType: 'none' });
      if (target.kind === 'user') void queries.invalidateQueries({ predicate: isOf(target.id) });
    },
  });

  return { following, busy, toggle: () => requireSignIn(() => set(!following)) };
}
