import type { PlanResult } from '@xiongmao/api/experts/rules';
import type { Role } from '@xiongmao/api/roles';
import type { NoticeKind } from '@xiongmao/api/users/shapes';

type Nothing = Record<string, never>;
interface FavouriteMatch {
  matchId: number;
  gameId: number;
  home: string;
  away: string;
}

interface FavouriteLobby {
  matchId: number;
  gameId: number;
  /** Of its league and round: it has no sides. */
  name: string;
}

type RoleNotice = `role${'Given' | 'Taken'}.${Exclude<Role, 'user'>}`;

/**
 * What each notice is filled with; its text is `users:notice.<name>`. Of a person the uid is kept, and
 * `username` added when it is read: names change, and go with their account.
 */
export interface NoticeValues extends Record<RoleNotice, Nothing> {
  welcome: Nothing;
  /** Someone registered by one's invitation. */
  invited: { uid: number };
  followed: { uid: number };
  signedInElsewhere: { device: string; ip: string };
  passwordChanged: Nothing;
  /** Shortened. */
  addressChanged: { address: string };
  addressRestored: Nothing;
  providerLinked: Nothing;
  providerUnlinked: Nothing;
  banLifted: Nothing;
  matchBegun: FavouriteMatch;
  matchEnded: FavouriteMatch & { homeScore: number; awayScore: number };
  /** Ended without a score that is known. */
  matchOver: FavouriteMatch;
  lobbyBegun: FavouriteLobby;
  /** Ended with a winner over all rounds. */
  lobbyWon: FavouriteLobby & { winner: string; points: number };
  lobbyOver: FavouriteLobby;
  /** Ended, and what is said of its result contradicts itself. */
  matchDisputed: FavouriteMatch;
  /** What was in dispute when it ended is not any more. */
  matchAgreed: FavouriteMatch & { homeScore: number; awayScore: number };
  /** An expert whom one follows published a plan. */
  newPlan: { planId: number; title: string; uid: number };
  /** A plan that one bought was settled. */
  planSettled: { planId: number; title: string; result: PlanResult };
  planPublished: { planId: number; title: string };
  /** Its match began before it was reviewed. */
  planLapsed: { planId: number; title: string };
  planRefused: { planId: number; title: string; reason: string };
  /** Words or price of a plan that one bought were revised. */
  planRevised: { planId: number; title: string };
  revisionPublished: { planId: number; title: string };
  /** The match began before the revision was reviewed. */
  revisionLapsed: { planId: number; title: string };
  revisionRefused: { planId: number; title: string; reason: string };
  expertRefused: { reason: string };
}
export type NoticeName = keyof NoticeValues;

/** The type by which each can be switched off. */
export const kindOf: Readonly<Record<NoticeName, NoticeKind>> = {
  welcome: 'account',
  invited: 'account',
  followed: 'follow',
  signedInElsewhere: 'security',
  passwordChanged: 'security',
  addressChanged: 'security',
  addressRestored: 'security',
  providerLinked: 'security',
  providerUnlinked: 'security',
  banLifted: 'security',
  matchBegun: 'match',
  matchEnded: 'match',
  matchOver: 'match',
  lobbyBegun: 'match',
  lobbyWon: 'match',
  lobbyOver: 'match',
  matchDisputed: 'match',
  matchAgreed: 'match',
  newPlan: 'follow',
  planSettled: 'account',
  planPublished: 'account',
  planLapsed: 'account',
  planRefused: 'account',
  planRevised: 'account',
  revisionPublished: 'account',
  revisionLapsed: 'account',
  revisionRefused: 'account',
  expertRefused: 'account',
  'roleGiven.expert': 'security',
  'roleGiven.anchor': 'security',
  'roleGiven.manager': 'security',
  'roleGiven.support': 'security',
  'roleGiven.admin': 'security',
  'roleTaken.expert': 'security',
  'roleTaken.anchor': 'security',
  'roleTaken.manager': 'security',
  'roleTaken.support': 'security',
  'roleTaken.admin': 'security',
};
