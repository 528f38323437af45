import { fetched } from '@xiongmao/auth/office/fetched';
import type { OwnArticle } from '../contract.ts';
import { ArticleList } from './list.tsx';

// The editor comes with the screens on which one writes.
const ArticleCreate = fetched(async () => (await import('./create.tsx')).ArticleCreate);
const ArticleEdit = fetched(async () => (await import('./edit.tsx')).ArticleEdit);
const ArticleShow = fetched(async () => (await import('./show.tsx')).ArticleShow);

export const articles = {
  name: 'articles',
  list: ArticleList,
  create: ArticleCreate,
  edit: ArticleEdit,
  show: ArticleShow,
  recordRepresentation: ({ title }: OwnArticle) => title,
};
