import * as calls from '@xiongmao/api/posts/calls';
import type { Comment, Post, Subject } from '@xiongmao/api/posts/shapes';
import { sql } from 'drizzle-orm';
import { placeOfNamed, whereaboutsBy } from '#modules/matches/index.ts';
import {
  type Concealment,
  concealment,
  type Telling,
  telling,
} from '#platform/http/concealing/concealing.ts';

export const postWhereabouts = whereaboutsBy(
  'post',
  (ids) =>
    sql`select id, match_id as "matchId" from post where match_id is not null and id = ${ids}`,
);

const unread = { text: '', mentions: [], concealed: true } as const;

/** What people say of a match tells how it stands. */
export const writingConcealments: readonly Concealment[] = [
  concealment<Comment>({
    fits: (fields) => 'parentId' in fields && 'subject' in fields && 'text' in fields,
    asks: ({ subject }) => subject,
    conceal: (comment, { hiddenOf }) =>
      hiddenOf(comment.subject) ? { ...comment, ...unread } : comment,
  }),
  concealment<Post>({
    fits: (fields) => 'pictures' in fields && 'match' in fields && 'text' in fields,
    conceal: (post, { isHidden }) =>
      post.match && isHidden(placeOfNamed(post.match))
        ? { ...post, ...unread, pictures: [] }
        : post,
  }),
  concealment<Subject>({
    fits: (fields) =>
      typeof fields.name === 'string' &&
      /^[a-z]+-\d+$/.test(fields.name) &&
      'title' in fields &&
      'link' in fields,
    asks: ({ name }) => name,
    conceal(subject, { hiddenOf }) {
      const hidden = hiddenOf(subject.name);
      return hidden ? { ...subject, title: hidden.sides ?? '' } : subject;
    },
  }),
  concealment<{ comment: Comment; title: string }>({
    fits: (fields) => 'thread' in fields && 'comment' in fields && 'title' in fields,
    asks: ({ comment }) => comment.subject,
    conceal(shown, { hiddenOf }) {
      const hidden = hiddenOf(shown.comment.subject);
      return hidden ? { ...shown, title: hidden.sides ?? '' } : shown;
    },
  }),
];

export const writingTellings: readonly Telling[] = [
  telling(calls.getComments, ({ query }) => query.subject),
  telling(calls.getNewsComments, ({ params }) => `news-${Number(params.id)}`),
];
