import type { ArticleBody } from '@xiongmao/api/news/document';
import type { ArticleLink, NamedLink } from '@xiongmao/api/news/shapes';
import { emptyBody } from '@xiongmao/articles/empty-body';
import type { Locale } from '@xiongmao/i18n/locales';
import type { OwnArticle } from '../../contract.ts';

/** The picture that stands for an article. */
export interface Cover {
  id: number;
  /** Of its file. */
  address: string;
}

export type FormLink = ArticleLink & Partial<NamedLink>;

/** What stands in the form of an article. */
export interface ArticleValues {
  locale: string;
  title: string;
  summary: string;
  /** As JSON: two of them are compared as they are. */
  body: string;
  gameId: number | null;
  coverId: Cover | null;
  links: readonly FormLink[];
}

/** With what an article begins. */
export const begunIn = (locale: Locale): ArticleValues => ({
  locale,
  title: '',
  summary: '',
  body: JSON.stringify(emptyBody),
  gameId: null,
  coverId: null,
  links: [],
});

export const isSame = (one: ArticleLink, other: ArticleLink): boolean =>
  one.kind === other.kind && one.id === other.id;

/** A link with its name, where that is told. */
export const namedIn = (named: readonly NamedLink[], link: ArticleLink): FormLink =>
  named.find((each) => isSame(each, link)) ?? link;

export function asValues(article: OwnArticle): ArticleValues {
  const { locale, title, summary, body, gameId, coverId, cover, links, named } = article;
  return {
    locale,
    title,
    summary,
    body: JSON.stringify(body),
    gameId,
    coverId: coverId === null ? null : { id: coverId, address: cover ?? '' },
    links: links.map((link) => namedIn(named, link)),
  };
}

/** What of a form is sent. */
export const toSend = (values: Omit<ArticleValues, 'locale'>) => ({
  title: values.title,
  summary: values.summary,
  body: JSON.parse(values.body) as ArticleBody,
  gameId: values.gameId,
  coverId: values.coverId?.id ?? null,
  links: values.links.map(({ kind, id }) => ({ kind, id })),
});
