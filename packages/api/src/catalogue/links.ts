/** What several sources may have rows of, each its own. */
export const linkKinds = ['team', 'league', 'player', 'match'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** How many are made, or undone, by one call: each joins the matches of two teams anew, which takes up to a second. */
export const mostLinksAtOnce = 25;

/** By which rules rows are shown as others before anybody looks. */
export const linkRules = [
  /** One source calls one club by several names. */
  'oneClub',
  /** A replay plays a file's matches again. */
  'playedAgain',
] as const;
export type LinkRule = (typeof linkRules)[number];

/** Why two rows may be one. */
export const linkReasons = [
  'sameName',
  /** One is called by initials. */
  'shortName',
  'sameCountry',
  /** Both met the same opponent at the same time, at the same end. */
  'sameOpponents',
  /** Matches of theirs are one. */
  'sameMatches',
  'sameTeams',
  /** They start within days of each other. */
  'nearTime',
] as const;
export type LinkReason = (typeof linkReasons)[number];
