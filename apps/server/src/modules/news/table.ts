import type { ArticleBody } from '@xiongmao/api/news/document';
import type { ArticleKind, ArticleLinkKind } from '@xiongmao/api/news/rules';
import type { PublicationEvent, PublicationState } from '@xiongmao/api/publishing/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/table.ts';

const instant = (name?: string) =>
  name
    ? timestamp(name, { withTimezone: true, mode: 'date' })
    : timestamp({ withTimezone: true, mode: 'date' });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const person = (name: string) => integer(name).references(() => account.id);

/** The library: what articles show. */
export const articlePicture = pgTable('article_picture', {
  id: id(),
  /** Of the file. */
  address: text().notNull(),
  width: smallint().notNull(),
  height: smallint().notNull(),
  /** What it shows, in words. */
  alt: text().notNull(),
  byId: person('by_id').notNull(),
  at: instant().notNull(),
});

export const article = pgTable(
  'article',
  {
    id: id(),
    kind: text().$type<ArticleKind>().notNull(),
    authorId: person('author_id').notNull(),
    gameId: smallint('game_id').notNull(),
    coverId: integer('cover_id').references(() => articlePicture.id),
    state: text().$type<PublicationState>().notNull(),
    /** Why it was refused or withdrawn. */
    reason: text(),
    /** When it is to be published; of one that is scheduled. */
    publishAt: instant('publish_at'),
    /** When it was published first. */
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
    /** When its words were last changed. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('article_newest').on(table.publishedAt, table.id).where(sql`state = 'published'`),
    index('article_of_game')
      .on(table.gameId, table.publishedAt, table.id)
      .where(sql`state = 'published'`),
    index('article_author').on(table.authorId, table.publishedAt),
    index('article_scheduled').on(table.publishAt).where(sql`state = 'scheduled'`),
    index('article_review').on(table.id).where(sql`state = 'review'`),
    index('article_cover').on(table.coverId),
    check('article_when', sql`(state = 'scheduled') = (publish_at is not null)`),
    check('article_published', sql`state <> 'published' or published_at is not null`),
  ],
);

/** Its words in a language. */
const words = {
  articleId: integer('article_id')
    .notNull()
    .references(() => article.id, { onDelete: 'cascade' }),
  locale: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  body: jsonb().$type<ArticleBody>().notNull(),
};

export const articleText = pgTable(
  'article_text',
  {
    ...words,
    /** How long the body is to read: words, and characters that are read one by one. */
    words: integer().notNull(),
    characters: integer().notNull(),
    /** Those that the body shows. */
    pictures: integer().array().notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: person('changed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.locale] }),
    index('article_text_pictures').using('gin', table.pictures),
  ],
);

/** The picture that stands for it where it is shared (`sharing/share-cards.ts`). */
export const articleShareCard = pgTable(
  'article_share_card',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    /** Of the file. */
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.locale] })],
);

/** What was saved, each time. */
export const articleRevision = pgTable(
  'article_revision',
  { id: id(), ...words, byId: person('by_id').notNull(), at: instant().notNull() },
  (table) => [index('article_revision_text').on(table.articleId, table.locale, table.id)],
);

/** What an article is about: by its cards in whatever language, or by hand. No foreign keys: many kinds. */
export const articleLink = pgTable(
  'article_link',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    kind: text().$type<ArticleLinkKind>().notNull(),
    targetId: integer('target_id').notNull(),
    /** In the order in which they are shown. */
    place: smallint().notNull(),
    byHand: boolean('by_hand').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.kind, table.targetId] }),
    index('article_link_target').on(table.kind, table.targetId),
  ],
);

/** What became of an article, when, and by whom; nobody: by the clock. */
export const articleStep = pgTable(
  'article_step',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    event: text().$type<PublicationEvent>().notNull(),
    state: text().$type<PublicationState>().notNull(),
    byId: person('by_id'),
    reason: text(),
    at: instant().notNull(),
  },
  (table) => [index('article_step_article').on(table.articleId)],
);

/** How often it was read; apart, so that readers do not write to what editors write to. */
export const articleViews = pgTable('article_views', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => article.id, { onDelete: 'cascade' }),
  views: integer().notNull(),
});
