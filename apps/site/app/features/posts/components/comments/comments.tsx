import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { type TalkSort, talkSorts } from '@xiongmao/api/posts/rules';
import type { SubjectName, Thread } from '@xiongmao/api/posts/shapes';
import { useRequireSignIn, useUid } from '@xiongmao/auth/account';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { MoreButton } from '#app/shared/list/more-button.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import { readLinked } from '../../api/comments-address.ts';
import { answersOf } from '../../api/held-comments.ts';
import { commentQuery, commentsQuery } from '../../api/post-queries.ts';
import { useComment } from '../../api/use-comments.ts';
import { LikeButton } from '../writing/like-button.tsx';
import { CommentForm } from './comment-form.tsx';
import { ThreadRow } from './thread-row.tsx';

/** What is said about something, and where one says it. A comment that the address names stands first. */
export function Comments({ subject }: { subject: SubjectName }) {
  const { t } = useTranslation('posts');
  const locale = useLocale();
  const [sort, setSort] = useState<TalkSort>('hot');
  const query = useInfiniteQuery(commentsQuery(useApi(), { subject, sort }));
  const linkedId = readLinked(useAddress()[0]);
  const linked = useLinked(subject, linkedId);
  const { comments: count = 0, likes } = query.data?.pages[0] ?? {};
  // Whatever else can be liked has it beside its title.
  const isLikedHere = likes && subject.startsWith('match-');
  return (
    <section aria-labelledby="comments" className="bg-surface pb-2 md:rounded-lg">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3 pb-2">
        <h2 id="comments" className="text-sm font-semibold">
          {t('comments')}
          {count > 0 && (
            <span className="ms-2 font-normal text-muted tabular">
              {formatCount(count, locale)}
            </span>
          )}
        </h2>
        {isLikedHere && <LikeButton named on={subject} {...likes} />}
        <Segmented
          label={t('sort.label')}
          name={`sort-${subject}`}
          options={talkSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          onChange={setSort}
        />
      </div>
      <div className="px-4 pb-2">
        <NewComment subject={subject} />
      </div>
      <Loaded query={query} skeleton={<SkeletonRows count={4} className="h-20" />}>
        {({ pages }) => {
          const threads = firstOnce(
            linked,
            pages.flatMap(({ items }) => items),
          );
          if (threads.length === 0) return <EmptyState text={t('noComments')} />;
          return (
            <>
              <ul className="divide-y divide-line">
                {threads.map((thread) => (
                  <ThreadRow key={thread.id} thread={thread} linkedId={linkedId} />
                ))}
              </ul>
              <MoreButton query={query} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

/** The thread of a comment that the address names; null where it is none of these. */
function useLinked(subject: SubjectName, id: number | null): Thread | null {
  const { data } = useQuery({ ...commentQuery(useApi(), id ?? 0), enabled: id !== null });
  if (!data || data.thread.subject !== subject) return null;
  const { thread, comment } = data;
  const stands =
    comment.id === thread.id || thread.answersBelow.some(({ id }) => id === comment.id);
  return stands ? thread : { ...thread, answersBelow: [...thread.answersBelow, comment] };
}

/** Each thread once, the named one first: pages that shift meanwhile may bring one again. */
function firstOnce(first: Thread | null, threads: readonly Thread[]): Thread[] {
  const found = new Map(threads.map((thread) => [thread.id, thread]));
  if (!first) return [...found.values()];
  const held = found.get(first.id);
  found.delete(first.id);
  const shown = held ? { ...held, answersBelow: answersOf(held, first.answersBelow) } : first;
  return [shown, ...found.values()];
}

function NewComment({ subject }: { subject: SubjectName }) {
  const { t } = useTranslation('posts');
  const requireSignIn = useRequireSignIn();
  const [key, setKey] = useState(idempotencyKey);
  const { mutate, isPending, error } = useComment(subject, () => setKey(idempotencyKey()));
  if (useUid() === null) {
    return (
      <Button className="w-full" aria-haspopup="dialog" onClick={() => requireSignIn()}>
        {t('signIn')}
      </Button>
    );
  }
  return (
    <CommentForm
      key={key}
      label={t('say')}
      send={t('send')}
      isPending={isPending}
      error={error}
      onSend={(text) => mutate({ text, answers: null, key })}
    />
  );
}
