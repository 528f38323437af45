import { z } from 'zod';
import { leagueShape, teamShape } from '../catalogue/shapes.ts';
import { planCard } from '../experts/shapes.ts';
import { board } from '../matches/shapes.ts';
import { publicationStates } from '../publishing/rules.ts';
import { articleBody } from './document.ts';
import { articleKinds, articleLinkKinds } from './rules.ts';

const at = z.iso.datetime();

export const articleKind = z.enum(articleKinds);
export const articleState = z.enum(publicationStates);

/** One of the 22, as addresses have them; which there are is the texts' to know. */
export const articleLocale = z.string().regex(/^[a-z]{2,4}(_[A-Za-z]{2})?$/);

/** A picture of the library, as large as it is kept. */
export const keptPicture = z.object({ address: z.string(), width: z.int(), height: z.int() });
export type KeptPicture = z.infer<typeof keptPicture>;

export const articleLink = z.object({ kind: z.enum(articleLinkKinds), id: z.int() });
export type ArticleLink = z.infer<typeof articleLink>;

/** A link with what it leads to, by name: for those who write. */
export const namedLink = articleLink.extend({
  name: z.string(),
  gameId: z.int(),
  /** Of a match, and of a plan's. */
  startsAt: at.nullable(),
});
export type NamedLink = z.infer<typeof namedLink>;

export const articleAuthor = z.object({
  id: z.int(),
  username: z.string(),
  avatar: z.string().nullable(),
});

/** An article in a list, in the reader's language or the nearest that it is in. */
export const articleCard = z.object({
  id: z.int(),
  kind: articleKind,
  gameId: z.int(),
  /** What its text is written in. */
  locale: articleLocale,
  title: z.string(),
  summary: z.string(),
  cover: keptPicture.extend({ alt: z.string() }).nullable(),
  author: articleAuthor,
  publishedAt: at,
  /** To read it. */
  minutes: z.int(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  /** It tells a result that is hidden from who asks: its words are not its own. */
  concealed: z.literal(true).optional(),
});
export type ArticleCard = z.infer<typeof articleCard>;

export const article = articleCard.extend({
  /** All that it is written in. */
  locales: z.array(articleLocale),
  /** When its words were changed after it was published; null where they were not. */
  changedAt: at.nullable(),
  body: articleBody,
  /** Of the picture that stands for it where it is shared, 1200 × 630 px; null until it is drawn. */
  shareCard: z.string().nullable(),
  /** The pictures of the body by id. */
  pictures: z.record(z.string(), keptPicture),
  /** What it is about, in the order of the body, then by hand: each as it is shown, with what it is shown by. */
  links: z.array(articleLink),
  cards: z.object({
    board,
    teams: z.record(z.string(), teamShape.extend({ gameId: z.int() })),
    players: z.record(z.string(), z.object({ id: z.int(), gameId: z.int(), name: z.string() })),
    leagues: z.record(z.string(), leagueShape),
    /** As experts' lists show them to anyone; published ones alone. */
    plans: z.record(z.string(), planCard),
  }),
  /** About the same, then of the same game. */
  related: z.array(articleCard),
});
export type Article = z.infer<typeof article>;
