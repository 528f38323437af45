import type { SubjectName } from '@xiongmao/api/posts/shapes';
import { useApi } from '#app/platform/app-context.ts';
import { Late, latePart } from '#app/shared/async/late-part.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import { readLinked } from '../../api/comments-address.ts';
import { firstCommentsQuery } from '../../api/post-queries.ts';

const comments = latePart(async () => {
  const { Comments } = await import('./comments.tsx');
  return { default: Comments };
});

/** What is said about what a page is for, below that; at once where the address names a comment. */
export function LateComments({ subject }: { subject: SubjectName }) {
  const shows = firstCommentsQuery(useApi(), subject);
  const isLinked = readLinked(useAddress()[0]) !== null;
  return (
    <Late part={comments} shows={shows} atOnce={isLinked}>
      <comments.Part key={subject} subject={subject} />
    </Late>
  );
}
