/** `news` is the editors' own; `expert` is written in the studio, and published by an editor. */
export const articleKinds = ['news', 'expert'] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const articleStates = [
  'draft',
  'review',
  'refused',
  'scheduled',
  'published',
  'withdrawn',
  'takenDown',
] as const;
export type ArticleState = (typeof articleStates)[number];

/** What experts and editors do. */
export const officeEvents = [
  'submit',
  'recall',
  'refuse',
  'schedule',
  'publish',
  'withdraw',
] as const;
export type OfficeEvent = (typeof officeEvents)[number];

/** `restore` shows again what was taken down; `putBack` leaves it where nobody read it before either. */
export const articleEvents = [...officeEvents, 'takeDown', 'restore', 'putBack'] as const;
export type ArticleEvent = (typeof articleEvents)[number];

/** An expert in the studio, an editor at the desk, the clock, and who decides on what rights-holders claim. */
export type ArticleActor = 'author' | 'desk' | 'clock' | 'claim';

export interface ArticleTransition {
  from: ArticleState;
  event: ArticleEvent;
  to: ArticleState;
  by: ArticleActor;
  /** Of one kind alone. */
  kind?: ArticleKind;
  /** It decides on what somebody else wrote. */
  review?: true;
}

/** All that can become of an article. */
export const articleTransitions = [
  { from: 'draft', event: 'submit', to: 'review', by: 'author', kind: 'expert' },
  { from: 'refused', event: 'submit', to: 'review', by: 'author', kind: 'expert' },
  { from: 'withdrawn', event: 'submit', to: 'review', by: 'author', kind: 'expert' },
  { from: 'review', event: 'recall', to: 'draft', by: 'author', kind: 'expert' },
  { from: 'published', event: 'withdraw', to: 'withdrawn', by: 'author', kind: 'expert' },

  // Editors publish what they wrote; one may ask another to look at it first.
  { from: 'draft', event: 'publish', to: 'published', by: 'desk', kind: 'news' },
  { from: 'draft', event: 'schedule', to: 'scheduled', by: 'desk', kind: 'news' },
  { from: 'draft', event: 'submit', to: 'review', by: 'desk', kind: 'news' },
  { from: 'refused', event: 'submit', to: 'review', by: 'desk', kind: 'news' },
  { from: 'review', event: 'recall', to: 'draft', by: 'desk', kind: 'news' },
  { from: 'scheduled', event: 'recall', to: 'draft', by: 'desk', kind: 'news' },
  { from: 'withdrawn', event: 'publish', to: 'published', by: 'desk', kind: 'news' },
  // An expert's goes back to where it waited.
  { from: 'scheduled', event: 'recall', to: 'review', by: 'desk', kind: 'expert' },

  { from: 'review', event: 'publish', to: 'published', by: 'desk', review: true },
  { from: 'review', event: 'schedule', to: 'scheduled', by: 'desk', review: true },
  { from: 'review', event: 'refuse', to: 'refused', by: 'desk', review: true },
  { from: 'scheduled', event: 'schedule', to: 'scheduled', by: 'desk' },
  { from: 'scheduled', event: 'publish', to: 'published', by: 'desk' },
  { from: 'scheduled', event: 'publish', to: 'published', by: 'clock' },
  { from: 'published', event: 'withdraw', to: 'withdrawn', by: 'desk' },

  // Whatever people once read, wherever it was put since; nobody else publishes it again.
  { from: 'published', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'withdrawn', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'review', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'refused', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'draft', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'scheduled', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'takenDown', event: 'restore', to: 'published', by: 'claim' },
  { from: 'takenDown', event: 'putBack', to: 'withdrawn', by: 'claim' },
] as const satisfies readonly ArticleTransition[];

/** What an event makes of an article; undefined where that can't happen to it. */
export const articleTransitionOf = (
  article: { state: ArticleState; kind: ArticleKind },
  event: ArticleEvent,
  by: ArticleActor,
): ArticleTransition | undefined =>
  (articleTransitions as readonly ArticleTransition[]).find(
    (each) =>
      each.from === article.state &&
      each.event === event &&
      each.by === by &&
      (each.kind ?? article.kind) === article.kind,
  );

/** Whether its words may be changed: not what was taken down; an expert's own while they are not before anybody else. */
export const isEditable = (
  { state, kind }: { state: ArticleState; kind: ArticleKind },
  by: ArticleActor,
): boolean =>
  kind === 'news'
    ? by === 'desk' && state !== 'takenDown'
    : by === 'author' && (state === 'draft' || state === 'refused' || state === 'withdrawn');

/** Articles among what can be discussed. */
export const newsDiscussedKind = 'news';

/** What an article is about: found in its body, or added by hand. */
export const articleLinkKinds = ['match', 'team', 'player', 'league', 'plan'] as const;
export type ArticleLinkKind = (typeof articleLinkKinds)[number];

/** What each card of a body stands for. */
export const cardKinds = {
  matchCard: 'match',
  teamCard: 'team',
  playerCard: 'player',
  planCard: 'plan',
} as const satisfies Record<string, ArticleLinkKind>;
export type CardType = keyof typeof cardKinds;
export type CardKind = (typeof cardKinds)[CardType];
export const cardTypes = Object.keys(cardKinds) as CardType[];

export const articleLimits = {
  title: { min: 4, max: 120 },
  summary: { min: 1, max: 300 },
  /** Links by hand, and cards in a body. */
  links: 20,
  cards: 40,
  pictures: 40,
  /** Characters of a body, and its nodes. */
  text: 60_000,
  nodes: 4_000,
  /** Lists in lists. */
  lists: 5,
  alt: 300,
  /** Revisions of a text that are kept. */
  revisions: 100,
  /** Articles of a hot list, and beside an article. */
  hot: 10,
  related: 6,
  /** Days ahead that one can be scheduled for. */
  scheduleDays: 365,
} as const;

/** Words that people read in a minute; of Chinese, Japanese and Korean characters. */
const pace = { words: 220, characters: 420 } as const;
const characterByCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

export interface TextLength {
  words: number;
  characters: number;
}

/** Words of a text, and characters that are read one by one. */
export function lengthOf(text: string): TextLength {
  const characters = text.match(characterByCharacter)?.length ?? 0;
  const words = text.replace(characterByCharacter, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return { words, characters };
}

/** Minutes that it takes to read so much, one at least. */
export const readingMinutes = ({ words, characters }: TextLength): number =>
  Math.max(1, Math.round(words / pace.words + characters / pace.characters));
