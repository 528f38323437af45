import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { FollowTarget } from '#app/shared/slots.tsx';
import { useFollow } from '../../api/use-follow.ts';

interface FollowButtonProps {
  target: FollowTarget;
  name: string;
}

/** Follows a person, or no longer does. */
export function FollowButton({ target, name }: FollowButtonProps) {
  const { t } = useTranslation();
  const { following, busy, toggle } = useFollow(target);
  const Icon = following ? Check : Plus;
  return (
    <Button
      look={following ? 'plain' : 'primary'}
      aria-label={t(following ? 'follow.followingName' : 'follow.name', { name })}
      aria-disabled={busy}
      onClick={toggle}
      className="min-w-28 whitespace-nowrap"
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(following ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}
