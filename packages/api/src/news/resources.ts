import { z } from 'zod';
import { gameNumber as gameId, gameNumberText } from '../catalogue/game-number.ts';
import { afterRow, rowId, rowIdText } from '../fields/row-id.ts';
import { line, lines } from '../fields/visible.ts';
import { officeEvents } from '../publishing/rules.ts';
import { defineResource } from '../resource.ts';
import { articleBody } from './document.ts';
import { articleLimits, articleLinkKinds } from './rules.ts';
import {
  articleKind,
  articleLink,
  articleLocale,
  articleState,
  keptPicture,
  namedLink,
} from './shapes.ts';

const edit = { permission: 'editNews' } as const;
const creator = { permission: 'creator' } as const;
const at = z.iso.datetime();
const id = rowIdText.optional();
const q = z.string().max(100).optional();
const reason = lines(500, 1);
const { title: titleLength, summary: summaryLength } = articleLimits;

/** A picture of the library. */
const coverId = rowId.nullable();
/** Added by hand, beside those of the body's cards. */
const links = z
  .array(z.strictObject({ kind: z.enum(articleLinkKinds), id: rowId }))
  .max(articleLimits.links);

/** Words in one language. */
const words = {
  title: line(titleLength.max, titleLength.min),
  summary: lines(summaryLength.max, summaryLength.min),
  body: articleBody,
};
const shownWords = { title: z.string(), summary: z.string(), body: articleBody };
const pictures = z.record(z.string(), keptPicture);
const alt = line(articleLimits.alt, 1);

const articleRow = {
  id: z.int(),
  kind: articleKind,
  gameId: z.int(),
  coverId: z.int().nullable(),
  cover: z.string().nullable(),
  state: articleState,
  /** Why it was refused or withdrawn. */
  reason: z.string().nullable(),
  /** When it is to be published, of one that is scheduled. */
  publishAt: at.nullable(),
  /** When it was published first. */
  publishedAt: at.nullable(),
  links: z.array(articleLink),
  /** What it links to, by hand or by a card in any language. */
  named: z.array(namedLink),
  views: z.int(),
  createdAt: at,
  changedAt: at,
};

/** What happens to it: refusing, and withdrawing another's, needs a reason; scheduling an instant. */
const move = {
  event: z.enum(officeEvents).optional(),
  publishAt: z.iso.datetime({ offset: true }).optional(),
  reason: reason.nullish(),
};

/** Articles at the editors' desk. An expert's is here once it was submitted, and its words are the expert's. */
export const articleResource = defineResource({
  office: 'console',
  name: 'news-articles',
  summary: "Editors' articles, and experts' to be reviewed",
  row: z.object({
    ...articleRow,
    authorId: z.int(),
    author: z.string(),
    /** By language; its words stand in `news-texts`. */
    titles: z.record(z.string(), z.string()),
    /** What it was refused or withdrawn for so far, the latest first. */
    reasons: z.array(z.object({ reason: z.string(), by: z.string().nullable(), at })),
  }),
  actions: { list: edit, get: edit, create: edit, update: edit, remove: edit },
  filters: z.object({
    q,
    state: articleState.optional(),
    kind: articleKind.optional(),
    gameId: gameNumberText.optional(),
    authorId: id,
    /** That it is written in. */
    locale: articleLocale.optional(),
    /** That it shows, as its cover or in its words. */
    pictureId: id,
    /** What the caller may review, from behind this one; 0: all of it. */
    after: afterRow.optional(),
  }),
  sortable: ['-id', 'id', 'publishAt', 'publishedAt', 'changedAt', 'views'],
  volatile: ['views', 'named', 'reasons'],
  /** With its words in a first language. */
  create: z.strictObject({ gameId, coverId, links, locale: articleLocale, ...words }),
  update: z.strictObject({
    gameId: gameId.optional(),
    coverId: coverId.optional(),
    links: links.optional(),
    ...move,
  }),
});

/** The versions of articles in languages, `12-zh_CN`: two editors at two languages do not meet. */
export const articleTextResource = defineResource({
  office: 'console',
  name: 'news-texts',
  summary: 'Articles in their languages',
  row: z.object({
    id: z.string(),
    articleId: z.int(),
    locale: articleLocale,
    ...shownWords,
    pictures,
    minutes: z.int(),
    changedAt: at,
    changedBy: z.string(),
  }),
  actions: { list: edit, get: edit, create: edit, update: edit, remove: edit },
  filters: z.object({ articleId: rowIdText }),
  sortable: ['locale'],
  create: z.strictObject({ articleId: rowId, locale: articleLocale, ...words }),
  update: z.strictObject({
    ...z.object(words).partial().shape,
    /** A revision whose words are to stand there again. */
    restore: rowId.optional(),
  }),
});

/** What stood there, each time that words were saved; of an expert's, what was reviewed. */
export const articleRevisionResource = defineResource({
  office: 'console',
  name: 'news-revisions',
  summary: 'What articles said before',
  row: z.object({
    id: z.int(),
    articleId: z.int(),
    locale: articleLocale,
    ...shownWords,
    by: z.string(),
    at,
  }),
  actions: { list: edit, get: edit },
  filters: z.object({ articleId: rowIdText, locale: articleLocale.optional() }),
  sortable: ['-id', 'id'],
});

/** Pictures come by `addArticlePicture`. */
export const articlePictureResource = defineResource({
  office: 'console',
  name: 'news-pictures',
  summary: 'The picture library',
  row: z.object({
    id: z.int(),
    ...keptPicture.shape,
    alt: z.string(),
    by: z.string(),
    at,
    /** Articles that show it. */
    uses: z.int(),
  }),
  actions: { list: edit, get: edit, update: edit, remove: edit },
  filters: z.object({ q }),
  sortable: ['-id', 'id'],
  volatile: ['uses'],
  update: z.strictObject({ alt }),
});

/** An expert's own articles, each in one language: they pass an editor before anybody reads them. */
export const studioArticleResource = defineResource({
  office: 'studio',
  name: 'articles',
  summary: "An expert's own articles",
  row: z.object({
    ...articleRow,
    locale: articleLocale,
    ...shownWords,
    pictures,
    minutes: z.int(),
  }),
  actions: { list: creator, get: creator, create: creator, update: creator, remove: creator },
  filters: z.object({ q, state: articleState.optional() }),
  sortable: ['-id', 'id', 'publishedAt', 'views'],
  volatile: ['views', 'named'],
  create: z.strictObject({ gameId, coverId, links, locale: articleLocale, ...words }),
  update: z.strictObject({
    gameId: gameId.optional(),
    coverId: coverId.optional(),
    links: links.optional(),
    ...z.object(words).partial().shape,
    event: z.enum(['submit', 'recall', 'withdraw']).optional(),
  }),
});
