import { useQueryClient } from '@tanstack/react-query';
import { useUid } from '@xiongmao/auth/account';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Asks anew for what a guest was shown, once they have signed in: of the calls that begin so. */
export function useFreshWhenSignedIn(...calls: readonly string[]): void {
  const queries = useQueryClient();
  const uid = useUid();
  const before = useRef(uid);
  const refresh = useEffectEvent(() => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [call] }) => calls.some((name) => String(call).startsWith(name)),
    });
  });
  useEffect(() => {
    if (before.current === null && uid !== null) refresh();
    before.current = uid;
  }, [uid]);
}
