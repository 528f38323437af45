import { useQueryClient } from '@tanstack/react-query';
import { useUid } from '@xiongmao/auth/account';
import { useEffect, useRef } from 'react';

/** Asks anew for what a guest was shown of plans, once they have signed in: they may read more. */
export function useFreshWhenSignedIn(): void {
  const queries = useQueryClient();
  const uid = useUid();
  const before = useRef(uid);
  useEffect(() => {
    if (before.current === null && uid !== null) {
      void queries.invalidateQueries({
        predicate: ({ queryKey: [call] }) => String(call).startsWith('GET /expert_plan/'),
      });
    }
    before.current = uid;
  }, [queries, uid]);
}
