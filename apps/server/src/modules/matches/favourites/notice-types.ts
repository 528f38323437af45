import { defineNotice, type NoticeType } from '#modules/users/index.ts';

type Of<Named> = { matchId: number; gameId: number } & Named;
type Match = Of<{ home: string; away: string }>;
/** It has no sides: `name` is of its league and round. */
type Lobby = Of<{ name: string }>;

export const matchBegun = defineNotice<Match>('matchBegun', 'match');
export const matchEnded = defineNotice<Match & { homeScore: number; awayScore: number }>(
  'matchEnded',
  'match',
);
/** Ended without a score that is known. */
export const matchOver = defineNotice<Match>('matchOver', 'match');
/** Ended, and what is said of its result contradicts itself. */
export const matchDisputed = defineNotice<Match>('matchDisputed', 'match');
/** What was in dispute when it ended is not any more. */
export const matchAgreed = defineNotice<Match & { homeScore: number; awayScore: number }>(
  'matchAgreed',
  'match',
);
export const lobbyBegun = defineNotice<Lobby>('lobbyBegun', 'match');
/** Ended with a winner over all rounds. */
export const lobbyWon = defineNotice<Lobby & { winner: string; points: number }>(
  'lobbyWon',
  'match',
);
export const lobbyOver = defineNotice<Lobby>('lobbyOver', 'match');

export const matchNotices: readonly NoticeType[] = [
  matchBegun,
  matchEnded,
  matchOver,
  matchDisputed,
  matchAgreed,
  lobbyBegun,
  lobbyWon,
  lobbyOver,
];
