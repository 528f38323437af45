import { useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { Comment, SubjectName } from '@xiongmao/api/posts/shapes';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { type HeldComments, withChanged, withComment, withoutComment } from './held-comments.ts';
import { commentQuery, commentsKey } from './post-queries.ts';

type Change = (held: HeldComments, comment: Comment) => HeldComments;

/** Changes every list in hand of what is said about the same, however it is sorted. */
function useHeld() {
  const queries = useQueryClient();
  return (change: Change, comment: Comment) =>
    queries.setQueriesData<HeldComments>(
      {
        predicate: ({ queryKey: [key, asked] }) =>
          key === commentsKey && (asked as { subject: SubjectName }).subject === comment.subject,
      },
      (held) => held && change(held, comment),
    );
}

/** Says something about something, or answers a comment. */
export function useComment(subject: SubjectName, onDone: () => void) {
  const api = useApi();
  const change = useHeld();
  return useAction({
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
  return useAction({
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
      change(withoutComment, comment);
      queries.removeQueries({ queryKey: commentQuery(api, comment.id).queryKey });
    },
  });
}
