import { useInfiniteQuery } from '@tanstack/react-query';
import type { SubjectName } from '@xiongmao/api/posts/shapes';
import { useApi } from '#app/platform/app-context.ts';
import { firstCommentsQuery } from '../../api/post-queries.ts';
import { LikeButton } from './like-button.tsx';

/** The like of something that is talked about, for beside its title; its place until it is known how many do. */
export function SubjectLike({ subject }: { subject: SubjectName }) {
  const { data } = useInfiniteQuery(firstCommentsQuery(useApi(), subject));
  const likes = data?.pages[0]?.likes;
  return likes ? <LikeButton named on={subject} {...likes} /> : <span className="w-24" />;
}
