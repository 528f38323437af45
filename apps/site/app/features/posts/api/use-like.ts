import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { LikedName } from '@xiongmao/api/posts/shapes';
import { useRequireSignIn } from '@xiongmao/auth/account';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';

interface Liked {
  liked: boolean;
  likes: number;
}

/** Whether one likes something, and how many do: at once as one wishes, then as the server says. */
export function useLike(on: LikedName, told: Liked): Liked & { toggle: () => void } {
  const api = useApi();
  const requireSignIn = useRequireSignIn();
  const [own, setOwn] = useState<{ told: Liked; now: Liked } | null>(null);
  // What is told anew counts.
  const isOwn = own?.told.liked === told.liked && own.told.likes === told.likes;
  const now = isOwn ? own.now : told;
  const { mutate } = useAction({
    mutationFn: (liked: boolean) =>
      api('POST /like', { body: { on, liked } }, { idempotencyKey: idempotencyKey() }),
    onMutate(liked) {
      setOwn({ told, now: { liked, likes: now.likes + (liked ? 1 : -1) } });
      return now;
    },
    onSuccess: (answer) => setOwn({ told, now: answer }),
    onError: (_error, _liked, before) => before && setOwn({ told, now: before }),
  });
  return {
    liked: now.liked,
    likes: now.likes,
    toggle: () => requireSignIn(() => mutate(!now.liked)),
  };
}
