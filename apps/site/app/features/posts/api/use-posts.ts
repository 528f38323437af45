import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@xiongmao/api/call';
import type { Contract } from '@xiongmao/api/contract';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { WritingKind } from '@xiongmao/api/posts/rules';
import type { Post } from '@xiongmao/api/posts/shapes';
import { useWrite } from '@xiongmao/auth/use-write';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { personKey, postQuery, postsKey, removalsQuery } from './post-queries.ts';

type BodyOf<Key extends keyof Contract> =
  CallInput<Contract[Key]> extends { body: infer Body } ? Body : never;

/** Lists of posts are asked for anew. */
function useForgetLists() {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [key] }) => key === postsKey || key === personKey,
    });
}

/** Posts something, or changes what one posted. */
export function useSendPost(onDone: (post: Post) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const forget = useForgetLists();
  return useWrite({
    mutationFn: ({ key, ...body }: BodyOf<'POST /post/create'> & { key: string }) =>
      api('POST /post/create', { body }, { idempotencyKey: key }),
    onSuccess(post) {
      queries.setQueryData(postQuery(api, post.id).queryKey, post);
      void forget();
      onDone(post);
    },
  });
}

export function useEditPost(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const forget = useForgetLists();
  return useWrite({
    mutationFn: (body: BodyOf<'POST /post/edit'>) =>
      api('POST /post/edit', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess(post) {
      queries.setQueryData(postQuery(api, post.id).queryKey, post);
      void forget();
      onDone();
    },
  });
}

export function useDeletePost(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const forget = useForgetLists();
  return useAction({
    mutationFn: ({ id }: Post) =>
      api('POST /post/delete', { body: { id } }, { idempotencyKey: idempotencyKey() }),
    onSuccess(_, { id }) {
      onDone();
      queries.removeQueries({ queryKey: postQuery(api, id).queryKey });
      void forget();
    },
  });
}

/** Sends a picture, base64, and answers its address. */
export function useSendPicture(onDone: (picture: string) => void) {
  const api = useApi();
  return useAction({
    mutationFn: async (file: File) => {
      const { shrink } = await import('./shrink.ts');
      const image = await shrink(file);
      return api('POST /post/picture', { body: { image } }, { idempotencyKey: idempotencyKey() });
    },
    onSuccess: ({ picture }) => onDone(picture),
  });
}

export function useReport(onDone: () => void) {
  const api = useApi();
  return useAction({
    mutationFn: (body: BodyOf<'POST /post/report'> & { kind: WritingKind }) =>
      api('POST /post/report', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess: onDone,
  });
}

export function useAppeal(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction({
    mutationFn: (body: BodyOf<'POST /post/appeal'>) =>
      api('POST /post/appeal', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: removalsQuery(api).queryKey });
      onDone();
    },
  });
}
