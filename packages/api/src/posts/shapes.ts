import { z } from 'zod';
import { roomMatch } from '../anchors/shapes.ts';
import { chatRule } from '../chat/shapes.ts';
import { discussedKinds } from '../discussed-kinds.ts';
import { link } from '../fields/links/link.ts';
import { rowId } from '../fields/row-id.ts';
import { writingKinds } from './rules.ts';

const at = z.iso.datetime();
const isRow = (name: string): boolean =>
  /-[1-9]/.test(name) && rowId.safeParse(Number(name.split('-', 2)[1])).success;

/** What is discussed: `match-12`, `post-7`. */
export const subjectName = z.templateLiteral([z.enum(discussedKinds), '-', z.int()]).refine(isRow);
export type SubjectName = z.infer<typeof subjectName>;

/** What can be liked: a comment, or what is discussed and was written by somebody. */
export const likedName = z
  .templateLiteral([z.enum(['comment', ...discussedKinds]), '-', z.int()])
  .refine(isRow);
export type LikedName = z.infer<typeof likedName>;

/** Where a page of a list ends: its last row, after the value that the list is ordered by where it is not by ids. */
export const listEnd = z
  .string()
  .regex(/^(\d{1,10}\.)?\d{1,10}$/)
  .refine((end) =>
    end.split('.').every((part) => rowId.or(z.literal(0)).safeParse(Number(part)).success),
  );

export const writer = z.object({
  /** The uid. */
  id: z.int(),
  username: z.string(),
  avatar: z.string().nullable(),
});
export type Writer = z.infer<typeof writer>;

/** What posts and comments have in common. */
const writing = z.object({
  id: z.int(),
  at,
  editedAt: at.nullable(),
  /** Goes up with each edit. */
  version: z.int(),
  /** Null where `gone`. */
  from: writer.nullable(),
  /** Empty where `gone`. */
  text: z.string(),
  /** By whom it was taken away: who wrote it, or staff. */
  gone: z.enum(['deleted', 'removed']).nullable(),
  /** Whom `@username` in the text names. */
  mentions: z.array(writer.pick({ id: true, username: true })),
  likes: z.int(),
  /** Whether who asks likes it. */
  liked: z.boolean(),
  /** What it is about has a result that is hidden from who asks: there is no text. */
  concealed: z.literal(true).optional(),
});

export const comment = writing.extend({
  subject: subjectName,
  /** The comment below which it stands; null: it stands by itself. */
  parentId: z.int().nullable(),
  /** Whom it answers. */
  answers: writer.pick({ id: true, username: true }).nullable(),
  /** Answers below it. */
  replies: z.int(),
});
export type Comment = z.infer<typeof comment>;

/** A comment with the first of its answers, oldest first. */
export const thread = comment.extend({ answersBelow: z.array(comment) });
export type Thread = z.infer<typeof thread>;

export const post = writing.extend({
  gameId: z.int().nullable(),
  match: roomMatch.nullable(),
  /** Addresses below `/uploads/`. */
  pictures: z.array(z.string()),
  comments: z.int(),
});
export type Post = z.infer<typeof post>;

/** What is discussed, as it is told of beside what was said about it. */
export const subject = z.object({ name: subjectName, title: z.string(), link: link.nullable() });
export type Subject = z.infer<typeof subject>;

/** Something that a person wrote or likes. */
export const listedWriting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), post }),
  z.object({ kind: z.literal('comment'), comment, subject: subject.nullable() }),
]);
export type ListedWriting = z.infer<typeof listedWriting>;

/** What staff took away of what one wrote. */
export const removal = z.object({
  id: z.int(),
  kind: z.enum(writingKinds),
  text: z.string(),
  rule: chatRule,
  /** In the words of who decided. */
  reason: z.string(),
  at,
  /** Whether an appeal was made, and what became of it. */
  appeal: z.enum(['none', 'open', 'upheld', 'granted']),
  answer: z.string().nullable(),
});
export type Removal = z.infer<typeof removal>;
