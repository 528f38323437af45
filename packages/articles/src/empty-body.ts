import type { ArticleBody } from '@xiongmao/api/news/document';

/** With which an article begins. */
export const emptyBody: ArticleBody = { type: 'doc', content: [{ type: 'paragraph' }] };
