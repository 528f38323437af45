/** What can be discussed in any case; other domains add to it (`discussed-kinds.ts`). */
export const ownDiscussedKinds = ['match', 'post'] as const;

/** Characters of a comment, and of a post. */
export const commentLength = 1_000;
export const postLength = 5_000;
export const mostPictures = 9;
/** People whom one text can mention. */
export const mostMentions = 5;

/** Minutes for which what one wrote can be changed; it can be deleted at any time. */
export const editMinutes = 10;
/** Times that it can be changed within them. */
export const mostEdits = 10;

/** Answers that stand below a comment before more are asked for. */
export const firstAnswers = 3;

export const writingKinds = ['post', 'comment'] as const;
export type WritingKind = (typeof writingKinds)[number];

/** Most of a kind that one person writes within so many seconds. */
interface Pace {
  most: number;
  seconds: number;
}

/**
 * How fast one may write. `slow` is for accounts of a day that never recharged, and for whoever had `offences` texts
 * removed within `offenceDays`; they give no links either.
 */
export const paces = {
  usual: {
    comment: [
      { most: 6, seconds: 60 },
      { most: 60, seconds: 3_600 },
    ],
    post: [
      { most: 3, seconds: 600 },
      { most: 20, seconds: 86_400 },
    ],
  },
  slow: {
    comment: [
      { most: 2, seconds: 60 },
      { most: 12, seconds: 3_600 },
    ],
    post: [
      { most: 1, seconds: 600 },
      { most: 4, seconds: 86_400 },
    ],
  },
} as const satisfies Record<string, Record<WritingKind, readonly Pace[]>>;
export const offences = 2;
export const offenceDays = 30;

/** Minutes within which nobody writes the same again. */
export const duplicateMinutes = 10;

export const talkSorts = ['hot', 'new'] as const;
export type TalkSort = (typeof talkSorts)[number];

/** What of a person is listed on their page. */
export const personLists = ['posts', 'comments', 'likes'] as const;
export type PersonList = (typeof personLists)[number];

/** What staff decide about what was reported. */
export const writingDecisions = ['dismiss', 'hide', 'mute'] as const;
/** What becomes of a report; gone: a takedown, or who wrote it, took it away before staff decided. */
export const writingOutcomes = [...writingDecisions, 'gone'] as const;
