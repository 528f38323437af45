import { useTranslation } from '@xiongmao/i18n/use-translation';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { FollowTarget } from '#app/shared/slots.tsx';
import { useFollow } from '../../api/use-follow.ts';

interface FollowMarkProps {
  target: FollowTarget;
  name: string;
  className?: string;
}

/** Follows what it stands beside: small to the eye, as large as a thumb to the touch. */
export function FollowMark({ target, name, className = '' }: FollowMarkProps) {
  const { t } = useTranslation();
  const { following, busy, toggle } = useFollow(target);
  const Icon = following ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={following}
      aria-label={t('follow.name', { name })}
      title={t(following ? 'follow.following' : 'follow.follow')}
      aria-disabled={busy}
      onClick={toggle}
      className={`relative flex size-6 shrink-0 items-center justify-center rounded-full bg-raised text-muted after:absolute after:-inset-2.5 hover:text-ink aria-pressed:text-accent ${className}`}
    >
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
}
