import type { Post } from '@xiongmao/api/posts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { personPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { Ago } from '#app/shared/time/ago.tsx';

type WritingHeadProps = Pick<Post, 'at' | 'editedAt'> & {
  from: NonNullable<Post['from']>;
  /** Where it stands by itself. */
  to: string;
};

/** High enough for a finger, without more room around it. */
const target = '-my-2 flex min-h-11 items-center hover:underline md:my-0 md:min-h-6';

/** Who wrote something, and when. */
export function WritingHead({ from, at, editedAt, to }: WritingHeadProps) {
  const { t } = useTranslation('posts');
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Avatar name={from.username} src={from.avatar} />
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs text-muted">
        <Link to={personPath(from.id)} className={`${target} text-sm font-semibold text-ink`}>
          <bdi>{from.username}</bdi>
        </Link>
        <Link to={to} className={target}>
          <Ago at={at} />
        </Link>
        {editedAt && <span>{t('edited')}</span>}
      </p>
    </div>
  );
}
