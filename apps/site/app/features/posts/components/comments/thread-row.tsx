import { useInfiniteQuery } from '@tanstack/react-query';
import { firstAnswers } from '@xiongmao/api/posts/rules';
import type { Thread } from '@xiongmao/api/posts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { answersOf } from '../../api/held-comments.ts';
import { answersQuery } from '../../api/post-queries.ts';
import { tool } from '../writing/tool.ts';
import { CommentRow } from './comment-row.tsx';

/** A comment and what answers it: the first few, and the others when they are asked for. */
export function ThreadRow({ thread, linkedId }: { thread: Thread; linkedId: number | null }) {
  const { t } = useTranslation('posts');
  const [isOpen, setIsOpen] = useState(false);
  const after = thread.answersBelow.slice(0, firstAnswers).at(-1)?.id ?? 0;
  const query = useInfiniteQuery({
    ...answersQuery(useApi(), { id: thread.id, after }),
    enabled: isOpen,
  });
  const more = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const answers = answersOf(thread, more);
  const left = isOpen && query.data && !query.hasNextPage ? 0 : thread.replies - answers.length;
  return (
    <li className="px-4 pb-1">
      <CommentRow comment={thread} isLinked={thread.id === linkedId} />
      {answers.length > 0 && (
        <ul className="ms-10 border-s border-line ps-3">
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentRow comment={answer} isLinked={answer.id === linkedId} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <button
          type="button"
          className={`${tool} ms-10`}
          disabled={query.isFetching}
          onClick={() => (isOpen ? void query.fetchNextPage() : setIsOpen(true))}
        >
          {query.isError ? t('again') : t('moreAnswers', { count: left })}
        </button>
      )}
    </li>
  );
}
