import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { accountQuery, useRequireSignIn, useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import type { FollowTarget } from '#app/shared/slots.tsx';
import { followListsKey, isFollowingQuery } from './user-queries.ts';

/**
 * Whether one follows somebody or something, and how to change that: shown at once, taken back when the
 * server refuses. A guest is asked to sign in, and then follows. `known`: the page knows already.
 */
export function useFollow(target: FollowTarget, known?: boolean) {
  const { t } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const uid = useUid();
  const requireSignIn = useRequireSignIn();
  const [busy, setBusy] = useState(false);
  const query = isFollowingQuery(api, target);
  const { data } = useQuery({
    ...query,
    enabled: uid !== null,
    ...(known !== undefined && { initialData: { following: known } }),
  });
  const following = uid !== null && data?.following === true;

  async function set(follow: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    await queries.cancelQueries(query);
    queries.setQueryData(query.queryKey, { following: follow });
    try {
      const asked = { ...target, follow: follow ? '1' : '0' } as const;
      const once = { idempotencyKey: idempotencyKey() };
      queries.setQueryData(
        query.queryKey,
        await api('GET /user/followUser', { query: asked }, once),
      );
    } catch (error) {
      queries.setQueryData(query.queryKey, { following: !follow });
      if (error instanceof ApiError) toast(error.text ?? t('error.system'), 'bad');
      else toast(t('error.request'), 'bad');
    } finally {
      setBusy(false);
    }
    // Lists in sight stay as they are, so that one can change one's mind.
    void queries.invalidateQueries({ queryKey: followListsKey, refetchType: 'none' });
    if (target.kind === 'user') void queries.invalidateQueries(accountQuery(api, target.id));
  }

  return { following, busy, toggle: () => requireSignIn(() => void set(!following)) };
}
