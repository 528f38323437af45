import type { Board } from '@xiongmao/api/matches/shapes';
import type { Followed } from '@xiongmao/api/users/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { BellSlot } from '#app/shared/slots.tsx';
import { useFollow } from '../../api/use-follow.ts';
import { FollowedName } from '../follows/followed-name.tsx';
import { NextMatch } from './next-match.tsx';

interface FocusRowProps {
  item: Followed;
  /** Holds the next match of each, where there is one. */
  ahead: (Board & { next: Record<string, number> }) | undefined;
}

/** Somebody or something that one follows, when it plays next, and the way to stop, and to change one's mind. */
export function FocusRow({ item, ahead }: FocusRowProps) {
  const { t } = useTranslation('users');
  const { kind, id, name, gameId } = item;
  const { following, busy, toggle } = useFollow({ kind, id }, true);
  const next = ahead?.matches.find((match) => match.id === ahead.next[id]);
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-1">
      <div className={`flex min-w-0 grow flex-col ${following ? '' : 'opacity-60'}`}>
        <FollowedName item={item} />
        {ahead && next && <NextMatch match={next} names={ahead} />}
      </div>
      {following && kind !== 'user' && gameId !== null && (
        <BellSlot subjects={[{ kind, id, name, gameId }]} />
      )}
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
