import type { LikedName } from '@xiongmao/api/posts/shapes';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { buttonLook } from '@xiongmao/ui/button';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useLocale } from '#app/platform/i18n.tsx';
import { useLike } from '../../api/use-like.ts';
import { tool } from './tool.ts';

interface LikeButtonProps {
  on: LikedName;
  liked: boolean;
  likes: number;
  /** Says what it does, where it stands by itself. */
  named?: boolean;
}

/** How many like it; pressed, one does. */
export function LikeButton({ on, named = false, ...told }: LikeButtonProps) {
  const { t } = useTranslation('posts');
  const locale = useLocale();
  const { liked, likes, toggle } = useLike(on, told);
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={t('likeCount', { shown: formatCount(likes, locale) })}
      onClick={toggle}
      className={`${named ? buttonLook('plain') : tool} aria-pressed:text-accent`}
    >
      <ThumbsUp aria-hidden className={`size-4 ${liked ? 'fill-current' : ''}`} />
      {named && t('like')}
      <span className="min-w-3 text-start tabular">
        {likes > 0 ? formatCount(likes, locale) : ''}
      </span>
    </button>
  );
}
