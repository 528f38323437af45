import type { Comment, Thread } from '@xiongmao/api/posts/shapes';
import { expect, test } from 'vitest';
import {
  answersOf,
  inAnswers,
  inLinked,
  withChanged,
  withComment,
  withoutComment,
} from './held-comments.ts';

const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  at: '2026-05-01T12:00:00.000Z',
  editedAt: null,
  version: 1,
  from: { id: 7, username: 'fan', avatar: null },
  text: `Number ${id}`,
  gone: null,
  mentions: [],
  likes: 0,
  liked: false,
  subject: 'match-12',
  parentId: null,
  answers: null,
  replies: 0,
  ...more,
});
const thread = (id: number, answersBelow: Comment[] = []): Thread => ({
  ...comment(id, { replies: answersBelow.length }),
  answersBelow,
});
const held = (...items: Thread[]) => ({
  pages: [{ items, next: null, comments: items.length }],
  pageParams: [''],
});
const idsOf = ({ pages }: ReturnType<typeof held>) =>
  pages.flatMap(({ items }) => items.map(({ id }) => id));

test('What one says is the first, an answer the last of its thread', () => {
  const first = withComment(held(thread(1)), comment(2));
  expect(idsOf(first as never)).toEqual([2, 1]);
  expect(first.pages[0]!.comments).toBe(2);
  const answered = withComment(held(thread(1), thread(2)), comment(3, { parentId: 2 }));
  expect(answered.pages[0]!.items[1]).toMatchObject({ replies: 1, answersBelow: [{ id: 3 }] });
});

test('What one changes is changed where it stands', () => {
  const answer = comment(3, { parentId: 1 });
  const before = held(thread(1, [answer]), thread(2));
  expect(withChanged(before, { ...answer, text: 'New' }).pages[0]!.items[0]).toMatchObject({
    text: 'Number 1',
    answersBelow: [{ text: 'New' }],
  });
  expect(withChanged(before, comment(2, { text: 'New' })).pages[0]!.items[1]!.text).toBe('New');
});

test('What one deletes is gone, and keeps its place while answers stand below it', () => {
  const answer = comment(3, { parentId: 1 });
  const before = held(thread(1, [answer]), thread(2));
  expect(idsOf(withoutComment(before, comment(2)) as never)).toEqual([1]);
  expect(withoutComment(before, comment(1)).pages[0]!.items[0]).toMatchObject({
    gone: 'deleted',
    text: '',
    from: null,
    answersBelow: [{ id: 3 }],
  });
  expect(withoutComment(before, answer).pages[0]!.items[0]).toMatchObject({
    replies: 0,
    answersBelow: [],
  });
});

test('Answers stand in their order, each once', () => {
  const own = comment(9, { parentId: 1 });
  const all = answersOf(thread(1, [comment(2), own]), [comment(3), own]);
  expect(all.map(({ id }) => id)).toEqual([2, 3, 9]);
});

test('A thread that is no part of the list changes with what is said below it', () => {
  const answer = comment(3, { parentId: 1 });
  const linked = { thread: thread(1, [answer]), comment: answer, title: 'A match' };
  const answered = inLinked(linked, withComment, comment(4, { parentId: 1 }));
  expect(answered.thread.answersBelow.map(({ id }) => id)).toEqual([3, 4]);
  const edited = inLinked(linked, withChanged, { ...answer, text: 'New' });
  expect(edited).toMatchObject({
    thread: { answersBelow: [{ text: 'New' }] },
    comment: { text: 'New' },
  });
  expect(inLinked(linked, withoutComment, comment(1)).thread).toMatchObject({ gone: 'deleted' });
  // Something else that is said is none of it.
  expect(inLinked(linked, withComment, comment(5))).toEqual(linked);
});

test('Answers that were asked for change with one of them', () => {
  const more = { pages: [{ items: [comment(4), comment(5)], next: null }], pageParams: [3] };
  const textsOf = ({ pages }: typeof more) =>
    pages.flatMap(({ items }) => items.map(({ text }) => text));
  expect(textsOf(inAnswers(more, 4, comment(4, { text: 'New' })) as never)).toEqual([
    'New',
    'Number 5',
  ]);
  expect(textsOf(inAnswers(more, 4, null) as never)).toEqual(['Number 5']);
});
