import { useInfiniteQuery } from '@tanstack/react-query';
import type { PersonList } from '@xiongmao/api/posts/rules';
import type { ListedWriting } from '@xiongmao/api/posts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { commentPath, pathOf } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { writingsQuery } from '../../api/post-queries.ts';
import { PostCard } from '../posts/post-card.tsx';
import { ConcealedText } from '../writing/concealed-text.tsx';
import { LikeButton } from '../writing/like-button.tsx';
import { WritingHead } from '../writing/writing-head.tsx';
import { WritingText } from '../writing/writing-text.tsx';

/** What a person posted, said or likes. */
export function WritingsOf({ uid, list }: { uid: number; list: PersonList }) {
  const { t } = useTranslation('posts');
  const query = useInfiniteQuery(writingsQuery(useApi(), uid, list));
  return (
    <PagedList
      query={query}
      skeleton={<SkeletonRows count={4} className="h-24" />}
      empty={<EmptyState text={t(`none.${list}`)} />}
    >
      {(items) => (
        <ul className="divide-y divide-line">
          {items.map((item) =>
            item.kind === 'post' ? (
              <li key={`post-${item.post.id}`}>
                <PostCard post={item.post} />
              </li>
            ) : (
              <li key={`comment-${item.comment.id}`}>
                <SaidAbout {...item} />
              </li>
            ),
          )}
        </ul>
      )}
    </PagedList>
  );
}

/** A comment beside what it is about. */
function SaidAbout({ comment, subject }: Extract<ListedWriting, { kind: 'comment' }>) {
  const { t } = useTranslation('posts');
  const { id, from, at, editedAt, text, mentions, liked, likes } = comment;
  if (!from) return null;
  const to = pathOf(subject?.link ?? null);
  return (
    <article
      aria-label={t('by', { name: from.username })}
      className="flex flex-col gap-1.5 px-4 py-3"
    >
      <WritingHead from={from} at={at} editedAt={editedAt} to={commentPath(id)} />
      {subject && (
        <p className="text-xs text-muted">
          {t('aboutWhat')}{' '}
          {to ? (
            <Link to={to} className="hover:underline">
              <bdi>{subject.title || t('aPost')}</bdi>
            </Link>
          ) : (
            <bdi>{subject.title}</bdi>
          )}
        </p>
      )}
      {comment.concealed ? <ConcealedText /> : <WritingText text={text} mentions={mentions} />}
      <div className="-ms-2">
        <LikeButton on={`comment-${id}`} liked={liked} likes={likes} />
      </div>
    </article>
  );
}
