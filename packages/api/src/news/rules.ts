import {
  mayEdit,
  type PublicationActor,
  type PublicationState,
  type Standing,
} from '../publishing/rules.ts';

/** `news` is the editors' own; `expert` is written in the studio, and published by an editor. */
export const articleKinds = ['news', 'expert'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** How an article stands among what is published. */
export const articleStanding = ({
  kind,
  state,
}: {
  kind: ArticleKind;
  state: PublicationState;
}): Standing => ({ of: 'article', origin: kind === 'news' ? 'desk' : 'studio', state });

/** Whether its words may be changed. */
export const mayEditArticle = (
  article: Parameters<typeof articleStanding>[0],
  by: PublicationActor,
): boolean => mayEdit(articleStanding(article), by);

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
  /** Articles beside an article. */
  related: 6,
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
