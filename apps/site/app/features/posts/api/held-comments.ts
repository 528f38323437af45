import type { Comment, Thread } from '@xiongmao/api/posts/shapes';

/** What a list of comments holds, page after page. */
export interface HeldComments {
  pages: { items: Thread[]; next: string | null; comments: number }[];
  pageParams: unknown[];
}

/** The answers below a comment that were asked for, page after page. */
export interface HeldAnswers {
  pages: { items: Comment[]; next: number | null }[];
  pageParams: unknown[];
}

/** How a list changes with one of its comments. */
export type Change = (held: HeldComments, comment: Comment) => HeldComments;

const mapThreads = (held: HeldComments, change: (thread: Thread) => Thread[]): HeldComments => ({
  ...held,
  pages: held.pages.map((page) => ({ ...page, items: page.items.flatMap(change) })),
});

const count = (held: HeldComments, by: number): HeldComments => ({
  ...held,
  pages: held.pages.map((page) => ({ ...page, comments: Math.max(0, page.comments + by) })),
});

/** With what one has just said: at the head of the list, or behind the answers of its thread. */
export function withComment(held: HeldComments, comment: Comment): HeldComments {
  const counted = count(held, 1);
  if (comment.parentId !== null) {
    return mapThreads(counted, (thread) =>
      thread.id === comment.parentId
        ? [
            {
              ...thread,
              replies: thread.replies + 1,
              answersBelow: [...thread.answersBelow, comment],
            },
          ]
        : [thread],
    );
  }
  const [first, ...others] = counted.pages;
  if (!first) return counted;
  const items = [{ ...comment, answersBelow: [] }, ...first.items];
  return { ...counted, pages: [{ ...first, items }, ...others] };
}

/** With a comment as it is now. */
export const withChanged = (held: HeldComments, comment: Comment): HeldComments =>
  mapThreads(held, (thread) => [
    thread.id === comment.id
      ? { ...thread, ...comment }
      : {
          ...thread,
          answersBelow: thread.answersBelow.map((one) => (one.id === comment.id ? comment : one)),
        },
  ]);

/** Without a comment; its place stays while answers stand below it. */
export const withoutComment = (held: HeldComments, { id, parentId }: Comment): HeldComments =>
  mapThreads(count(held, -1), (thread) => {
    if (thread.id === parentId) {
      const answersBelow = thread.answersBelow.filter((one) => one.id !== id);
      return [{ ...thread, replies: thread.replies - 1, answersBelow }];
    }
    if (thread.id !== id) return [thread];
    const gone = { gone: 'deleted', text: '', from: null } as const;
    return thread.replies > 0 ? [{ ...thread, ...gone, mentions: [] }] : [];
  });

/** A thread that an address names, which may stand on no page of the list that is in hand. */
export function inLinked<Linked extends { thread: Thread; comment: Comment }>(
  linked: Linked,
  change: Change,
  comment: Comment,
): Linked {
  const alone = {
    pages: [{ items: [linked.thread], next: null, comments: 0, likes: null }],
    pageParams: [],
  };
  const [page] = change(alone, comment).pages;
  const thread = page?.items.find(({ id }) => id === linked.thread.id) ?? linked.thread;
  return {
    ...linked,
    thread,
    comment: linked.comment.id === comment.id ? comment : linked.comment,
  };
}

/** Answers that were asked for, with one of them as it is now, or without it. */
export const inAnswers = (held: HeldAnswers, id: number, now: Comment | null): HeldAnswers => ({
  ...held,
  pages: held.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((one) => (one.id === id ? (now ?? []) : one)),
  })),
});

/** Answers of a thread in their order, each once: those that came with it, and those that were asked for. */
export function answersOf(thread: Thread, more: readonly Comment[]): Comment[] {
  const byId = new Map([...more, ...thread.answersBelow].map((one) => [one.id, one]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
