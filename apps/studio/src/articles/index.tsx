import { lazy } from 'react';
import type { OwnArticle } from '../contract.ts';
import { ArticleList } from './list.tsx';

// The editor comes with the screens on which one writes.
const ArticleCreate = lazy(async () => ({ default: (await import('./create.tsx')).ArticleCreate }));
const ArticleEdit = lazy(async () => ({ default: (await import('./edit.tsx')).ArticleEdit }));
const ArticleShow = lazy(async () => ({ default: (await import('./show.tsx')).ArticleShow }));

export const articles = {
  name: 'articles',
  list: ArticleList,
  create: ArticleCreate,
  edit: ArticleEdit,
  show: ArticleShow,
  recordRepresentation: ({ title }: OwnArticle) => title,
};
