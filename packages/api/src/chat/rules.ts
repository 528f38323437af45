/** Characters that one message may have, an emote's name counted whole. */
export const messageLength = 200;

/** Messages of a room that are shown to who comes, and that one more page of the past has. */
export const historyLength = 50;

/** Seconds between two messages of one person, as a room's rules may ask; 0 asks for none. */
export const slowModes = [0, 3, 5, 10, 30, 60, 120] as const;

/** What a goal does by itself: nobody says more than one thing in `seconds`, for `lasts` seconds. */
export const afterGoal = { seconds: 5, lasts: 90 } as const;

/**
 * What a flood of new accounts does by itself: who is new waits `seconds` between two messages, for `lasts` seconds. Who
 * has an account for `hours`, has recharged, or has followed the anchor for `followed` minutes is not new.
 */
export const afterFlood = { seconds: 60, lasts: 300, hours: 24, followed: 10 } as const;

/** Minutes for which one must have followed an anchor, as a room's rules may ask; null asks for none. */
export const followerWaits = [0, 10, 60, 1440] as const;

/** Minutes of a mute. Null lasts until it is lifted, and is the staff's. */
export const muteMinutes = [5, 60, 1440, 10_080, null] as const;

/** Moderators that one room may have. */
export const mostModerators = 20;

/**
 * Rules that a message, or a person, can break: `rule.<name>` in the namespace `chat`. Those of `automaticRules`
 * the server finds by itself; the others are a person's word.
 */
export const automaticRules = ['words', 'links', 'duplicate', 'flood'] as const;
export const chatRules = [
  ...automaticRules,
  'abuse',
  'hate',
  'sexual',
  'scam',
  'spoiler',
  'minors',
  'impersonation',
  'other',
] as const;

export type ChatRule = (typeof chatRules)[number];

/** What somebody may report a message, a room or a person for. */
export const reportReasons = [
  'spam',
  'abuse',
  'hate',
  'sexual',
  'scam',
  'spoiler',
  'minors',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Who acted: the server by itself, or people, by the role that they acted in. */
export const actorRoles = ['automatic', 'moderator', 'anchor', 'support', 'admin'] as const;

/** Who takes a message away: its author, too. */
export const hiders = [...actorRoles, 'author'] as const;

/** What a moderator does: `action.<name>` in the namespace `chat`. */
export const actionKinds = ['mute', 'unmute', 'delete', 'appoint', 'dismiss', 'rules'] as const;

/** Pictures that stand for `:name:` in a message; each is drawn by the project. */
export const emotes = [
  'goal',
  'clap',
  'fire',
  'cheer',
  'laugh',
  'cry',
  'angry',
  'shock',
  'think',
  'heart',
  'strong',
  'pray',
  'trophy',
  'whistle',
  'yellowcard',
  'redcard',
  'var',
  'panda',
] as const;
export type Emote = (typeof emotes)[number];
