import { useQueryClient } from '@tanstack/react-query';
import type { CallResult } from '@xiongmao/api/call';
import type { Contract } from '@xiongmao/api/contract';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { Comment, SubjectName } from '@xiongmao/api/posts/shapes';
import { useWrite } from '@xiongmao/auth/use-write';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import {
  type Change,
  type HeldAnswers,
  type HeldComments,
  inAnswers,
  inLinked,
  withChanged,
  withComment,
  withoutComment,
} from './held-comments.ts';
import { answersKey, commentKey, commentQuery, commentsKey, postKey } from './post-queries.ts';

/** Changes what is in hand with a comment: lists however sorted, threads that addresses name, answers that were asked for. */
function useHeld() {
  const queries = useQueryClient();
  return (change: Change, comment: Comment, now: Comment | null = comment) => {
    queries.setQueriesData<HeldComments>(
      {
        predicate: ({ queryKey: [key, asked] }) =>
          key === commentsKey && (asked as { subject: SubjectName }).subject === comment.subject,
      },
      (held) => held && change(held, comment),
    );
    queries.setQueriesData<CallResult<Contract[typeof commentKey]>>(
      { queryKey: [commentKey] },
      (linked) => linked && inLinked(linked, change, comment),
    );
    queries.setQueriesData<HeldAnswers>(
      { queryKey: [answersKey] },
      (held) => held && inAnswers(held, comment.id, now),
    );
    // It tells how many comments it has.
    if (comment.subject.startsWith('post-'))
      void queries.invalidateQueries({ queryKey: [postKey] });
  };
}

/** Says something about something, or answers a comment. */
export function useComment(subject: SubjectName, onDone: () => void) {
  const api = useApi();
  const change = useHeld();
  return useWrite({
    mutationFn: ({ key, ...said }: { text: string; answers: number | null; key: string }) =>
      api('POST /comment/create', { body: { subject, ...said } }, { idempotencyKey: key }),
    onSuccess(comment) {
      change(withComment, comment);
      onDone();
    },
  });
}

export function useEditComment(onDone: () => void) {
  const api = useApi();
  const change = useHeld();
  return useWrite({
    mutationFn: (body: { id: number; version: number; text: string }) =>
      api('POST /comment/edit', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess(comment) {
      change(withChanged, comment);
      onDone();
    },
  });
}

export function useDeleteComment() {
  const api = useApi();
  const queries = useQueryClient();
  const change = useHeld();
  return useAction({
    mutationFn: ({ id }: Comment) =>
      api('POST /comment/delete', { body: { id } }, { idempotencyKey: idempotencyKey() }),
    onSuccess(_, comment) {
      change(withoutComment, comment, null);
      queries.removeQueries({ queryKey: commentQuery(api, comment.id).queryKey });
    },
  });
}
