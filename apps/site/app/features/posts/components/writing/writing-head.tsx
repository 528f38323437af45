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

/** Who wrote something, and when. */
export function WritingHead({ from, at, editedAt, to }: WritingHeadProps) {
  const { t } = useTranslation('posts');
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Avatar name={from.username} src={from.avatar} />
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-xs text-muted">
        <Link to={personPath(from.id)} className="text-sm font-semibold text-ink hover:underline">
          <bdi>{from.username}</bdi>
        </Link>
        <Link to={to} className="hover:underline">
          <Ago at={at} />
        </Link>
        {editedAt && <span>{t('edited')}</span>}
      </p>
    </div>
  );
}
