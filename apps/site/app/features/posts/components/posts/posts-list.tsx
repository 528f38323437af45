import { useInfiniteQuery } from '@tanstack/react-query';
import type { Post } from '@xiongmao/api/posts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useApi } from '#app/platform/app-context.ts';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { type PostsAsked, postsQuery } from '../../api/post-queries.ts';
import { PostCard } from './post-card.tsx';

/** Posts page after page. */
export function PostsList({ asked }: { asked: PostsAsked }) {
  const { t } = useTranslation('posts');
  const query = useInfiniteQuery(postsQuery(useApi(), asked));
  return (
    <PagedList
      query={query}
      skeleton={<SkeletonRows count={5} className="h-28" />}
      empty={<EmptyState text={t('noPosts')} />}
    >
      {(posts) => (
        <ul className="divide-y divide-line bg-surface md:rounded-lg">
          {once(posts).map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** Pages that shift meanwhile may bring one again. */
const once = (posts: readonly Post[]): Post[] => [
  ...new Map(posts.map((post) => [post.id, post])).values(),
];
