import type { Link } from '@xiongmao/api/fields/links/link';
import type { Undone } from '#modules/publishing/index.ts';
import { defineNotice, type NoticeType } from '#modules/users/index.ts';

const toArticle = ({ articleId }: { articleId: number }): Link => ({
  page: 'article',
  id: articleId,
});

/** An expert's article passed its review, or its time came. */
export const articlePublished = defineNotice<{ articleId: number; title: string }>(
  'articlePublished',
  'account',
  toArticle,
);
export const articleRefused = defineNotice<Undone>('articleRefused', 'account');
export const articleWithdrawn = defineNotice<Undone>('articleWithdrawn', 'account');

export const newsNotices: readonly NoticeType[] = [
  articlePublished,
  articleRefused,
  articleWithdrawn,
];
