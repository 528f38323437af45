import type { Followed } from '@xiongmao/api/users/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useFollow } from '../../api/use-follow.ts';
import { FollowedName } from '../follows/followed-name.tsx';

/** Somebody or something that one follows, and the way to stop, and to change one's mind. */
export function FocusRow({ item }: { item: Followed }) {
  const { t } = useTranslation('users');
  const { kind, id, name } = item;
  const { following, busy, toggle } = useFollow({ kind, id }, true);
  return (
    <li className="flex min-h-14 items-center gap-3 px-4">
      <div className={`flex min-w-0 grow ${following ? '' : 'opacity-60'}`}>
        <FollowedName item={item} />
      </div>
      <p role="status" className="sr-only">
        {following ? '' : t('focus.unfollowed', { name })}
      </p>
      <Button
        look={following ? 'quiet' : 'plain'}
        aria-disabled={busy}
        aria-label={t(following ? 'focus.unfollowName' : 'focus.undoName', { name })}
        onClick={toggle}
      >
        {t(following ? 'focus.unfollow' : 'focus.undo')}
      </Button>
    </li>
  );
}
