import type { QueryClient } from '@tanstack/react-query';
import type { Post, Writer } from '@xiongmao/api/posts/shapes';
import type { HeldAnswers, HeldComments } from './held-comments.ts';
import { answersKey, commentsKey, postKey, postsKey } from './post-queries.ts';

/** What `@` names nobody by. */
const nameable = /^[a-z0-9]{3,24}$/i;

/**
 * Whom one may mean by what stands behind an `@`: those who wrote what this visit has read, whose names begin so. It asks
 * nobody.
 */
export function knownWriters(queries: QueryClient, begin: string, own: number | null): Writer[] {
  const found = new Map<number, Writer>();
  const meant = begin.toLowerCase();
  const add = ({ from }: { from: Writer | null }) => {
    if (!from || from.id === own || !nameable.test(from.username)) return;
    if (from.username.toLowerCase().startsWith(meant)) found.set(from.id, from);
  };
  const held = <Data>(key: string) =>
    queries.getQueriesData<Data>({ queryKey: [key] }).flatMap(([, data]) => data ?? []);
  for (const { pages } of held<HeldComments>(commentsKey)) {
    for (const thread of pages.flatMap(({ items }) => items)) {
      add(thread);
      thread.answersBelow.forEach(add);
    }
  }
  for (const { pages } of held<HeldAnswers>(answersKey)) {
    for (const { items } of pages) items.forEach(add);
  }
  held<Post>(postKey).forEach(add);
  for (const { pages } of held<{ pages: { items: Post[] }[] }>(postsKey)) {
    for (const { items } of pages) items.forEach(add);
  }
  return [...found.values()];
}
